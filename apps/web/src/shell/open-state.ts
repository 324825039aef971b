import { useSyncExternalStore } from 'react'

interface OpenState {
  readonly open: () => void
  readonly close: () => void
  readonly useOpen: () => boolean
}

/** Of something that keys and buttons anywhere open and that is drawn once, beside the page. */
export function openState(): OpenState {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    isOpen = next
    for (const tell of listeners) tell()
  }
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }
  return {
    open: () => set(true),
    close: () => set(false),
    useOpen: () => useSyncExternalStore(subscribe, () => isOpen),
  }
}
