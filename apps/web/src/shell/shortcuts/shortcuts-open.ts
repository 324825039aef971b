import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const tell of listeners) tell()
}

export function openShortcuts(): void {
  set(true)
}

export function closeShortcuts(): void {
  set(false)
}

export function useShortcutsOpen(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => open,
  )
}
