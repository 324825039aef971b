import { matchPath, type PathPattern } from '@takt/domain/ground/navigation/match-path.ts'
import type { RouteFacts } from '@takt/domain/ground/navigation/visit.ts'
import { isRedirect, type RouteEntry } from './route-entry.ts'
import { type RouteName, routeTable } from './route-table.ts'

const patterns: readonly PathPattern[] = (Object.entries(routeTable) as [RouteName, RouteEntry][]).flatMap(
  ([name, entry]) => [entry.path, ...(entry.alias ?? [])].map((path) => ({ name, path })),
)

export interface MatchedRoute {
  readonly name: RouteName
  readonly entry: RouteEntry
  readonly facts: RouteFacts
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
}

export function matchRoute(path: string): MatchedRoute | undefined {
  const match = matchPath(patterns, path)
  if (match === undefined) return undefined
  const name = match.name as RouteName
  const entry: RouteEntry = routeTable[name]
  return { name, entry, facts: factsOf(name, entry, match.pattern), pattern: match.pattern, params: match.params }
}

export function isKnownPath(path: string): boolean {
  return matchPath(patterns, path) !== undefined
}

function factsOf(name: RouteName, entry: RouteEntry, pattern: string): RouteFacts {
  if (isRedirect(entry)) {
    return { name, pattern, layout: 'main', signIn: true, needs: [], resource: 'never', redirect: entry.redirect }
  }
  return {
    name,
    pattern,
    layout: entry.layout,
    signIn: entry.signIn ?? true,
    needs: entry.needs ?? [],
    setting: entry.setting,
    resource: entry.resource ?? 'never',
  }
}
