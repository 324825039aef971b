import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

export function usePageShown(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}
