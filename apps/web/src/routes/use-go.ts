import { samePath } from '@takt/domain/people/navigation/guards.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Go = (path: string, options?: { replace?: boolean }) => void

/** Goes to a path made by `to()`. Going where one already is does nothing: no reload, no second entry in the history. */
export function useGo(): Go {
  const router = useRouter()
  return useCallback(
    (path, options) => {
      const shown = router.history.location.pathname + router.history.location.search
      if (samePath({ path, shown } as Parameters<typeof samePath>[0])) return
      // The history takes the path as it is written; router.navigate would encode an encoded id once more.
      if (options?.replace) router.history.replace(path)
      else router.history.push(path)
    },
    [router],
  )
}
