/** Which page an address means: asked of the router itself, there is no other matcher. */
import type { RouteFacts } from '@takt/domain/ground/navigation/visit.ts'
import { isRedirect } from './route-entry.ts'
import { type Declared, router } from './router.tsx'

export interface MatchedRoute extends Declared {
  readonly facts: RouteFacts
  readonly params: Readonly<Record<string, string>>
}

/** Of an address, with its query or without. */
export function matchRoute(address: string): MatchedRoute | undefined {
  const [, { '**': rest, ...params }, route] = router.getMatchedRoutes(address.replace(/[?#].*$/s, ''))
  const declared = route?.options.staticData?.declared
  // With a rest the router has found only the page above an address of nothing.
  if (declared === undefined || rest !== undefined) return undefined
  return { ...declared, facts: factsOf(declared), params }
}

export function isKnownPath(path: string): boolean {
  return matchRoute(path) !== undefined
}

function factsOf({ name, entry, pattern }: Declared): RouteFacts {
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
