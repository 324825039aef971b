import { pageTitle } from '@takt/domain/ground/navigation/page-title.ts'
import { useEffect } from 'react'
import { useText } from '../data/words/use-text.ts'
import { isRedirect } from './route-entry.ts'
import { useMatchedRoute } from './use-matched-route.ts'

/** The tab's title, from the route; follows the language. Every layout uses it once. */
export function usePageTitle(dashboard?: string): void {
  const text = useText()
  const route = useMatchedRoute()
  const words =
    route === undefined || isRedirect(route.entry)
      ? undefined
      : pageTitle({ title: text(route.entry.title), machine: route.params.machine, dashboard })
  useEffect(() => {
    if (words !== undefined) document.title = words
  }, [words])
}
