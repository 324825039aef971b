import { lazyPage } from './lazy-page.tsx'
import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-entry.ts'

/** Fetches a page's code before it is asked for. A failure here is of no matter: opening it will try again and say so. */
export function preloadPage(path: string): void {
  const entry = matchRoute(path)?.entry
  if (entry && !isRedirect(entry))
    lazyPage(entry)
      .load()
      .catch(() => undefined)
}
