/** Whether somebody looks for something: opened by a key or by the button of the bar. */
import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const tell of listeners) tell()
}

export function openFind(): void {
  set(true)
}

export function closeFind(): void {
  set(false)
}

export function useFindOpen(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => open,
  )
}
