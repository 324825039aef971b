/** The rules of navigation: one function per sentence, asked in this order; the first that has something to say decides. */
import { isOn, settingValues } from '../../ground/company-settings.ts'
import { isIsolated, mayUseMachine } from '../../ground/may-use-machine.ts'
import { isolatedMenu } from '../../ground/navigation/isolated-menu.ts'
import { firstLocation, groupTypes, isValidLocation, MINE, sortedLocations } from '../../ground/navigation/locations.ts'
import { ownMachine, usableMachines } from '../../ground/navigation/machine-choice.ts'
import { swapMachinePath } from '../../ground/navigation/machine-swap.ts'
import { undefinedToAll } from '../../ground/navigation/path-rewrites.ts'
import { safeRedirect } from '../../ground/navigation/safe-redirect.ts'
import { viewtypeOf } from '../../ground/navigation/viewtype.ts'
import {
  ALL_MACHINES,
  DEFAULT_DASHBOARD,
  FIRST,
  HOME,
  ISOLATION,
  ISOLATION_KIOSK,
  LOGIN,
  type RouteFacts,
  type Verdict,
  type Visit,
  type Visitor,
} from '../../ground/navigation/visit.ts'
import { can } from '../../ground/permissions.ts'
import { isResource } from '../../machines/has-order.ts'

type Guard = (visit: Visit) => Verdict | undefined
/** Behind authentication there is always a person. */
type SignedInVisit = Visit & { readonly session: Visitor }
type SignedInGuard = (visit: SignedInVisit) => Verdict | undefined

const stay: Verdict = { go: 'stay' }
const to = (path: string): Verdict => ({ go: 'to', path })
/** Another page than the one that was asked for by name: never without a word (decision 0059). */
const insteadOfPage = (path: string, of: 'page' | 'page-off' | 'page-not-yours', asked: string): Verdict => ({
  go: 'to',
  path,
  instead: { of, asked, shown: '' },
})

export const samePath: Guard = ({ path, shown }) => (path === shown ? { go: 'cancel' } : undefined)

/** The sign-in form has nothing for a person who is signed in: on to where they wanted to go, were last, or home. */
export const publicRoute: Guard = ({ route, session, query, remembered, isKnown }) => {
  if (route?.signIn !== false) return undefined
  if (route.layout !== 'login' || session === null) return stay
  const wanted = safeRedirect(query.redirect, isKnown)
  if (wanted !== undefined) return to(wanted)
  const own = safeRedirect(remembered ?? undefined, isKnown) ?? HOME
  const asked = safeRedirect(query.redirect, () => true)
  return asked === undefined ? to(own) : insteadOfPage(own, 'page', asked)
}

export const authentication: Guard = ({ session, path, query }) => {
  if (session !== null) return undefined
  if (path === '/') return to(LOGIN)
  const search = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return to(`${LOGIN}?redirect=${encodeURIComponent([path, search.join('&')].filter(Boolean).join('?'))}`)
}

/** An isolated person has their menu and nothing else; the others have no business there. */
export const isolation: SignedInGuard = ({ session, path, route, query, isKnown }) => {
  if (!isIsolated(session))
    return route?.layout === 'isolated' ? insteadOfPage(HOME, 'page-not-yours', path) : undefined
  const menu = isolatedMenu(session, isKnown)
  if (menu.includes(path)) return stay
  if (route?.layout !== 'isolated') return to(ISOLATION)
  const [first] = menu
  if (first !== undefined) return to(path === ISOLATION_KIOSK || query.kiosk === '1' ? `${first}?kiosk=1` : first)
  return path === ISOLATION || path === ISOLATION_KIOSK ? stay : to(ISOLATION)
}

export const dashboardOnly: SignedInGuard = ({ session, route }) =>
  session.only_dashboards && route?.layout !== 'dashboard' ? to(DEFAULT_DASHBOARD) : undefined

/** Also holds for everybody with restrictions: another machine's page becomes the same page of an allowed one. */
export const interfaceOnly: SignedInGuard = (visit) => {
  const { session, route, params, machines, language, isKnown } = visit
  const own = () => ownMachine(session, machines?.map((machine) => machine.machine_id) ?? [], language)
  if (session.only_interface && route?.layout !== 'machine-interface') {
    const machine = own()
    return machine === undefined
      ? { go: 'no-access', missing: 'machine' }
      : to(`/interface/${encodeURIComponent(machine)}`)
  }
  if (route === undefined || params.machine === undefined || params.machine === FIRST) return undefined
  if (mayUseMachine(session, params.machine)) return undefined
  const shown = session.machine_restrictions[0] as string
  const path = swapMachinePath({ pattern: route.pattern, params }, shown, isKnown)
  return { go: 'to', path, instead: { of: 'not-yours', asked: params.machine, shown } }
}

/** Old forms of a path, pages that moved, and at last what is no page at all. */
export const rewrite: SignedInGuard = ({ path, route, params }) => {
  const defined = undefinedToAll(path)
  if (defined !== path) return to(defined)
  if (route?.redirect !== undefined) return to(route.redirect)
  if (route === undefined) return insteadOfPage(ALL_MACHINES, 'page', path)
  if (params.viewtype === undefined) return undefined
  const viewtype = viewtypeOf(params.viewtype)
  if (viewtype === undefined) return insteadOfPage(ALL_MACHINES, 'page', path)
  return viewtype === params.viewtype ? undefined : to(path.replace(/^\/[^/]+/, `/${viewtype}`))
}

export const permissionAndSetting: SignedInGuard = ({ session, route, path }) => {
  if (route === undefined) return undefined
  if (route.setting !== undefined && !hasSetting(session, route.setting)) {
    return insteadOfPage(ALL_MACHINES, 'page-off', path)
  }
  const missing = route.needs.find((permission) => !can(session, permission) && !impliedBy(session, permission))
  if (missing === undefined) return undefined
  if (missing !== 'can-access-dashboard') return { go: 'no-access', missing }
  return insteadOfPage(ALL_MACHINES, 'page-not-yours', path)
}

/** Whoever has only dashboards may see them: otherwise they would be sent in a circle. */
function impliedBy(session: Visitor, permission: RouteFacts['needs'][number]): boolean {
  return permission === 'can-access-dashboard' && (session.only_dashboards || session.dashboard_isolated)
}

function hasSetting(session: Visitor, setting: NonNullable<RouteFacts['setting']>): boolean {
  if (setting === 'resource_planning' || setting === 'internal_activity') return session.settings[setting] > 0
  return isOn(settingValues(session.company_settings), setting)
}

export const locationValidity: SignedInGuard = (visit) => {
  const { path, params, locations, language } = visit
  const { locationtype, location } = params
  if (params.category !== undefined) return categoryValidity(visit)
  if (locationtype === undefined || location === undefined || locations === undefined) return undefined
  // Statistics are of one place: neither everywhere nor one's favourites are one.
  const ofOnePlace = visit.route?.pattern.startsWith('/statistics/') === true
  if (isValidLocation(locationtype, location, locations) && !(ofOnePlace && locationtype === 'mine')) return undefined
  const first = firstLocation(ofOnePlace && locationtype === 'mine' ? '' : locationtype, locations, language)
  const of = groupTypes.find((type) => type === locationtype) ?? 'place'
  if (first === undefined) {
    return ofOnePlace ? undefined : { go: 'to', path: ALL_MACHINES, instead: { of, asked: location, shown: '' } }
  }
  const [, viewtype, , , ...rest] = path.split('/')
  const there = ['', viewtype, first.locationtype, encodeURIComponent(first.location), ...rest].join('/')
  if (ofOnePlace && location === MINE) return { go: 'to', path: there, chooseLocation: true }
  if (locationtype === 'mine') return to(there)
  const shown = locations.find((one) => one.group_type === first.locationtype && one.code === first.location)
  return { go: 'to', path: there, instead: { of, asked: location, shown: shown?.description ?? first.location } }
}

/** A page of one category: one that does not exist is the first that does. */
function categoryValidity({ route, params, locations, language }: SignedInVisit): Verdict | undefined {
  const { category = '', machine = '' } = params
  if (route === undefined || locations === undefined || isValidLocation('category', category, locations)) {
    return undefined
  }
  const [first] = sortedLocations(
    locations.filter(({ group_type }) => group_type === 'category'),
    language,
  )
  if (first === undefined) {
    const none: Verdict = { go: 'to', path: ALL_MACHINES, instead: { of: 'category', asked: category, shown: '' } }
    return category === FIRST ? to(ALL_MACHINES) : none
  }
  const path = route.pattern
    .replace('$machine', encodeURIComponent(machine))
    .replace('$category', encodeURIComponent(first.code))
  if (category === FIRST) return to(path)
  return { go: 'to', path, instead: { of: 'category', asked: category, shown: first.description } }
}

export const resourceCheck: SignedInGuard = ({ session, route, params, machines, isKnown }) => {
  if (route === undefined || params.machine === undefined || machines === undefined) return undefined
  const fits = (machine: { readonly resource_type: number }) => isResource(machine) === (route.resource === 'only')
  const shown = machines.find((machine) => machine.machine_id === params.machine)
  if (shown === undefined ? saysItself(route) : fits(shown)) return undefined
  const fitting = machines.filter(fits).map((machine) => machine.machine_id)
  const [first] = usableMachines(session, fitting)
  if (shown === undefined) {
    if (first === undefined) return { go: 'no-access', missing: 'machine' }
    if (params.machine !== FIRST) return { go: 'no-machine', machine_id: params.machine }
    return to(swapMachinePath({ pattern: route.pattern, params }, first, isKnown))
  }
  const of = route.resource === 'only' ? 'not-a-resource' : 'a-resource'
  const path = first === undefined ? ALL_MACHINES : swapMachinePath({ pattern: route.pattern, params }, first, isKnown)
  return { go: 'to', path, instead: { of, asked: params.machine, shown: first ?? '' } }
}

/** An overview ignores a row that is gone, a popup over a dashboard says that it is: neither leaves what is shown. */
function saysItself(route: RouteFacts): boolean {
  return route.layout === 'dashboard' || route.pattern.includes('{-$machine}')
}

/** The page opens either way: watching needs no sign-in, acting does. */
export const deviceSignIn: SignedInGuard = ({ session }) =>
  session.deviceuser && !session.signedInOnDevice ? { go: 'stay', deviceSignIn: true } : undefined

const signedIn =
  (guard: SignedInGuard): Guard =>
  (visit) =>
    visit.session === null ? undefined : guard(visit as SignedInVisit)

export const guards: readonly Guard[] = [
  samePath,
  publicRoute,
  authentication,
  signedIn(isolation),
  signedIn(dashboardOnly),
  signedIn(interfaceOnly),
  signedIn(rewrite),
  signedIn(permissionAndSetting),
  signedIn(locationValidity),
  signedIn(resourceCheck),
  signedIn(deviceSignIn),
]

export function judge(visit: Visit): Verdict {
  for (const guard of guards) {
    const verdict = guard(visit)
    if (verdict !== undefined) return verdict
  }
  return stay
}
