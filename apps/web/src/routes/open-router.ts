/** Puts the guards in front of the router and keeps what it passes. */
import type { Instead, Verdict } from '@takt/domain/ground/navigation/visit.ts'
import { resolveVisit } from '@takt/domain/people/navigation/resolve-visit.ts'
import { redirect } from '@tanstack/react-router'
import { askDeviceSignIn } from '../data/session/device-sign-in.ts'
import { currentSession } from '../device/session-store.ts'
import { noteOpened } from './came-from.ts'
import { matchRoute } from './match-route.ts'
import { rememberVisit } from './remembered-path.ts'
import { type RouterParts, router } from './router.tsx'
import { loadFacts, visitFrom } from './visit-from.ts'

interface Tell {
  /** Something else is shown than the path named. */
  tellInstead(instead: Instead, path: string): void
  /** A path asked for all places where one must be chosen; the first is shown instead. */
  tellChooseLocation(): void
}

async function guard(href: string, tell: Tell): Promise<Verdict> {
  const path = href.split(/[?#]/)[0] as string
  const facts = await loadFacts(path)
  const verdict = resolveVisit(visitFrom(href, facts, null), (next) => visitFrom(next, facts, null))
  if (verdict.go === 'to') {
    if (verdict.instead !== undefined) tell.tellInstead(verdict.instead, verdict.path)
    if (verdict.chooseLocation) tell.tellChooseLocation()
    throw redirect({ href: verdict.path, replace: true })
  }
  if (verdict.go === 'stay' && verdict.deviceSignIn) askDeviceSignIn()
  return verdict
}

export function openRouter(parts: Omit<RouterParts, 'guard'>, tell: Tell): typeof router {
  router.update({ ...router.options, context: { ...parts, guard: (href) => guard(href, tell) } })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
    noteOpened(toLocation.pathname, fromLocation?.pathname),
  )
  router.subscribe('onResolved', ({ toLocation }) => {
    const route = matchRoute(toLocation.pathname)
    // Opened again at the next sign-in, an address of nothing would be the first thing a person sees.
    const verdict = router.state.matches[0]?.context.verdict
    if (route && currentSession() && verdict?.go !== 'no-machine') rememberVisit(toLocation.href, route)
  })
  return router
}
