/** The page from which the shown one was opened, for those that lead back there. */
import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-entry.ts'

let opened: { readonly path: string; readonly from: string } | null = null

export function noteOpened(path: string, from: string | undefined): void {
  opened = from === undefined || from === path ? opened : { path, from }
}

/** Null when the page was opened by its address, or from one where nobody is signed in. */
export function cameFrom(path: string): string | null {
  if (opened?.path !== path) return null
  const entry = matchRoute(opened.from)?.entry
  return entry && !isRedirect(entry) && entry.signIn !== false ? opened.from : null
}
