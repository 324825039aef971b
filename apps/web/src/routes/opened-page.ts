import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-entry.ts'

/** The page that a path opens, by its file, for tests: the table loads it when it is opened. */
export function openedPage(path: string): string | undefined {
  const entry = matchRoute(path)?.entry
  if (entry === undefined || isRedirect(entry)) return undefined
  return /pages\/[\w/-]*?(\w+)\.tsx/.exec(String(entry.page))?.[1]
}
