import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void): () => void {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}

/** In CSS pixels, followed while the window is resized. */
export function useScreenWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth)
}
