import { useSyncExternalStore } from 'react'

/** As wide as the frame gives itself the whole screen. */
const query = () => window.matchMedia('(max-width: 600px)')

function subscribe(tell: () => void): () => void {
  const list = query()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
