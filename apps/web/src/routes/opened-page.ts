import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-entry.ts'

/** The page or the wizard that a path opens, by its file, for tests: the table loads it when it is opened. */
export function openedPage(path: string): string | undefined {
  const entry = matchRoute(path)?.entry
  if (entry === undefined || isRedirect(entry)) return undefined
  const file = String('wizard' in entry ? entry.wizard : entry.page)
  return /(?:pages|wizards)\/[\w/-]*?([\w-]+?)\.(?:tsx|wizard\.ts)/.exec(file)?.[1]
}
