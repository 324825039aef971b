import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 700px)'

/** Too narrow for a table. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia(PHONE)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => window.matchMedia(PHONE).matches,
  )
}
