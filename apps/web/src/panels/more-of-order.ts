/** The two panels of a planned order share one button that shows the rest of them. */
import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

export const moreOfOrder = {
  set(next: boolean): void {
    open = next
    for (const tell of listeners) tell()
  },
}

export function useMoreOfOrder(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
