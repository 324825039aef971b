import { describe, expect, test } from 'vitest'
import type { Location } from '../../ground/navigation/locations.ts'
import { everyone, type PagesVisited, visitOf } from '../../ground/navigation/visit.fixture.ts'
import type { Layout, RouteFacts, Visit, Visitor } from '../../ground/navigation/visit.ts'
import { permissionNames } from '../../ground/permissions.ts'
import { judge } from './guards.ts'
import { resolveVisit } from './resolve-visit.ts'

/** A small product: every kind of page once. */
const page = (path: string, layout: Layout, more: Partial<RouteFacts> = {}) => ({ name: path, path, layout, ...more })
const pages = [
  page('/', 'main', { redirect: '/home' }),
  page('/home', 'main'),
  page('/login-form', 'login', { signIn: false }),
  page('/outside/devlog', 'devlog', { signIn: false }),
  page('/machines', 'main'),
  page('/machines/all', 'main'),
  page('/machines/$locationtype/$location', 'main'),
  page('/statistics/$machine/sr-short', 'main'),
  page('/statistics/$locationtype/$location/sr-short', 'main'),
  page('/machines/global-print/{-$printstatus}', 'main', { setting: 'globalPrint' }),
  page('/tools/all', 'main', { setting: 'toolOverviewEnabled' }),
  page('/a-actives/all', 'main', { setting: 'internal_activity' }),
  page('/$viewtype/$locationtype/$location/stopcode/$machine', 'main', { needs: ['code-stops'] }),
  page('/$viewtype/all/stopcode/$machine', 'main', { needs: ['code-stops'] }),
  page('/interface/$machine', 'machine-interface'),
  page('/interface/$machine/planned-orders', 'machine-interface'),
  page('/planning/$machine/resources', 'main', { resource: 'only', setting: 'resource_planning' }),
  page('/detail-planning/$category', 'main', { needs: ['detail-planning'] }),
  page('/interface/$machine/detail-planning/$category', 'machine-interface', { needs: ['detail-planning'] }),
  page('/dashboards/$dashboard', 'dashboard', { needs: ['can-access-dashboard'] }),
  page('/admin/config/dashboards/$dashboard', 'main', { needs: ['view-dashboard-templates'] }),
  page('/isolation', 'isolated'),
  page('/isolation/2', 'isolated'),
  page('/isolation/ia', 'isolated'),
  page('/isolation/db/$dashboard', 'isolated', { needs: ['can-access-dashboard'] }),
]

/** What the rows below say for the parameters: each page has an address for each of them. */
const values: Readonly<Record<string, readonly string[]>> = {
  viewtype: ['machines', 'all-machines', 'tools'],
  locationtype: ['zone', 'department', 'line', 'mine', 'undefined'],
  location: ['Z1', 'Z9', 'D2', '1', 'x', 'all', 'undefined'],
  machine: ['M2', 'M9', 'M10', 'M 7', 'Ö1', 'z2', 'R1', 'R9', 'first'],
  category: ['PR', 'C/1', 'XX', 'first', 'nowhere'],
  dashboard: ['hall', 'default', 'other'],
}
type Address = NonNullable<ReturnType<PagesVisited['match']>>
const addresses = new Map<string, Address>()
for (const found of pages) {
  const facts = { pattern: found.path, signIn: true, needs: [], resource: 'never', ...found } as const
  for (const params of eachOf(found.path)) {
    const path = found.path
      .replace(/\/\{-\$\w+\}$/, '')
      .replaceAll(/\$(\w+)/g, (_, name: string) => encoded(params[name]))
    // Pages with fixed segments stand above those with parameters in the same place.
    if (!addresses.has(path)) addresses.set(path, { facts, params })
  }
}
function eachOf(pattern: string): Record<string, string>[] {
  const names = [...pattern.matchAll(/(?<!-)\$(\w+)/g)].map(([, name]) => name as string)
  return names.reduce<Record<string, string>[]>(
    (all, name) => all.flatMap((params) => (values[name] ?? []).map((value) => ({ ...params, [name]: value }))),
    [{}],
  )
}
function encoded(value = ''): string {
  return encodeURIComponent(value)
}
const match = (path: string) => addresses.get(path)
const isKnown = (path: string) => addresses.has(path)

const visitor: Visitor = { ...everyone, company_settings: { globalPrint: '1', toolOverviewEnabled: 'true' } }
const without = (...names: string[]) => permissionNames.filter((name) => !names.includes(name))
const locations: Location[] = [
  { group_type: 'zone', code: 'Z1', description: 'North' },
  { group_type: 'department', code: 'D2', description: 'Assembly' },
  { group_type: 'category', code: 'PR', description: 'Presses' },
  { group_type: 'category', code: 'C/1', description: 'CNC' },
]
const machines = [
  { machine_id: 'M10', resource_type: 1 },
  { machine_id: 'M2', resource_type: 0 },
  { machine_id: 'R1', resource_type: 2 },
]

function visit(href: string, user: Partial<Visitor> | null = {}, more: Partial<Visit> = {}): Visit {
  const [path = '/', search = ''] = href.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const session = user && { ...visitor, ...user }
  return visitOf(path, { match, isKnown }, { query, session, machines, locations, ...more })
}

/** Where the visit ends, written as one word: the path, or what happens there. */
function end(href: string, user: Partial<Visitor> | null = {}, more: Partial<Visit> = {}): string {
  const verdict = resolveVisit(visit(href, user, more), (next) => visit(next, user, more))
  if (verdict.go === 'to') return verdict.path
  return verdict.go === 'no-access' ? `no access: ${verdict.missing}` : verdict.go
}

describe('guards, one sentence each', () => {
  test.each<[string, string, Partial<Visitor> | null, string]>([
    ['T-NAV-01 an unknown place becomes the first of its kind', '/machines/zone/Z9', {}, '/machines/zone/Z1'],
    ['T-NAV-01 a known place stays', '/machines/zone/Z1', {}, 'stay'],
    ['T-NAV-01 an unknown kind becomes the first department', '/machines/line/1', {}, '/machines/department/D2'],
    ['T-NAV-01 a child page keeps its tail', '/machines/zone/Z9/stopcode/M2', {}, '/machines/zone/Z1/stopcode/M2'],
    ['T-NAV-02 T-NAV-04 two undefined become all', '/machines/undefined/undefined', {}, '/machines/all'],
    ['T-NAV-04 also below', '/machines/undefined/undefined/stopcode/M2', {}, '/machines/all/stopcode/M2'],
    ['T-NAV-02-X favourites need no list', '/machines/mine/all', {}, 'stay'],
    ['T-NAV-02-X another value of mine is the one list', '/machines/mine/x', {}, '/machines/mine/all'],
    ['T-NAV-05 a signed-in person on the sign-in form goes home', '/login-form', {}, '/home'],
    ['T-NAV-06 an isolated person is sent to their menu', '/machines/all', { dashboard_isolated: true }, '/isolation'],
    ['T-NAV-07 only dashboards', '/machines/all', { only_dashboards: true }, '/dashboards/default'],
    ['T-NAV-08 T-NAV-09 only the interface', '/machines', { only_interface: true }, '/interface/M2'],
    [
      'T-NAV-09 their first restriction',
      '/machines',
      { only_interface: true, machine_restrictions: ['M10', 'M2'] },
      '/interface/M10',
    ],
    [
      'T-NAV-09 their assigned machine',
      '/machines',
      { only_interface: true, assigned_machine: 'M 7' },
      '/interface/M%207',
    ],
    [
      'T-NAV-10 nobody goes to the sign-in form',
      '/interface/M2?x=1',
      null,
      '/login-form?redirect=%2Finterface%2FM2%3Fx%3D1',
    ],
    [
      'T-NAV-11 no dashboards for the person',
      '/dashboards/hall',
      { permissions: without('can-access-dashboard') },
      '/machines/all',
    ],
    [
      'T-NAV-11-C having only dashboards implies seeing them',
      '/dashboards/default',
      { only_dashboards: true, permissions: [] },
      'stay',
    ],
    [
      'T-NAV-12 another machine becomes the first allowed one, same page',
      '/interface/M2/planned-orders',
      { only_interface: true, machine_restrictions: ['M10'] },
      '/interface/M10/planned-orders',
    ],
    ['T-NAV-12 restrictions bind everybody', '/interface/M2', { machine_restrictions: ['M10'] }, '/interface/M10'],
    [
      'T-NAV-15 every permission is needed',
      '/admin/config/dashboards/hall',
      { permissions: without('view-dashboard-templates') },
      'no access: view-dashboard-templates',
    ],
    ['T-NAV-15 with all of them the page shows', '/admin/config/dashboards/hall', {}, 'stay'],
    ['T-NAV-17 T-NAV-18 resource pages take resources only', '/planning/M2/resources', {}, '/planning/R1/resources'],
    ['T-NAV-17 a resource stays there', '/planning/R1/resources', {}, 'stay'],
    [
      'the first resource is taken without asking for one by name',
      '/planning/first/resources',
      {},
      '/planning/R1/resources',
    ],
    ['a known category stays', '/detail-planning/PR', {}, 'stay'],
    ['an unknown category becomes the first by name', '/detail-planning/first', {}, '/detail-planning/C%2F1'],
    [
      'an unknown category inside the interface keeps the machine',
      '/interface/M2/detail-planning/nowhere',
      {},
      '/interface/M2/detail-planning/C%2F1',
    ],
    [
      'T-PERM-10 detail planning asks for its permission',
      '/detail-planning/PR',
      { permissions: without('detail-planning') },
      'no access: detail-planning',
    ],
    ['T-NAV-17 T-NAV-18 other pages exclude them', '/interface/R1', {}, '/interface/M10'],
    ['T-NAV-22-X setting off: the page is not there', '/tools/all', { company_settings: {} }, '/machines/all'],
    ['T-NAV-22-X globalPrint off', '/machines/global-print', { company_settings: {} }, '/machines/all'],
    [
      'T-NAV-22-X no internal activities',
      '/a-actives/all',
      { settings: { ...everyone.settings, internal_activity: 0 } },
      '/machines/all',
    ],
    [
      'T-PERM-12 no resource planning',
      '/planning/R1/resources',
      { settings: { ...everyone.settings, resource_planning: 0 } },
      '/machines/all',
    ],
    ['T-ROUTE-03 the root is home', '/', {}, '/home'],
    ['T-ROUTE-04 an unknown path', '/nowhere', {}, '/machines/all'],
    ['T-ROUTE-04-X for the isolated', '/nowhere', { only_ia: true }, '/isolation'],
    ['T-ROUTE-04-X for the dashboard-only', '/nowhere', { only_dashboards: true }, '/dashboards/default'],
    ['T-ROUTE-04-X for the interface-only', '/nowhere', { only_interface: true }, '/interface/M2'],
    ['T-ROUTE-07 all-machines is machines', '/all-machines/zone/Z1/stopcode/M2', {}, '/machines/zone/Z1/stopcode/M2'],
    ['T-ROUTE-07-X another viewtype is unknown', '/tools/zone/Z1/stopcode/M2', {}, '/machines/all'],
    ['T-ROUTE-01-C the developer log opens for nobody too', '/outside/devlog', null, 'stay'],
    ['T-ROUTE-71-X who is not isolated goes home', '/isolation', {}, '/home'],
  ])('%s: %s', (_, href, user, expected) => {
    // The first redirect is what the sentence speaks of; a home that moved on is another sentence.
    const verdict = judge(visit(href, user))
    expect(verdict.go === 'to' ? verdict.path : end(href, user)).toBe(expected)
  })

  test('T-NAV-02-X a plant without any place shows all machines, and favourites also there', () => {
    expect(end('/machines/zone/Z9', {}, { locations: [] })).toBe('/machines/all')
    expect(end('/machines/mine/all', {}, { locations: [] })).toBe('stay')
  })

  test('T-NAV-09-X the first machine is the first in the language of the lists', () => {
    const plant = [
      { machine_id: 'Ö1', resource_type: 0 },
      { machine_id: 'z2', resource_type: 0 },
    ]
    const first = (language: string) => end('/machines', { only_interface: true }, { machines: plant, language })
    expect([first('sv'), first('en')]).toEqual(['/interface/z2', `/interface/${encodeURIComponent('Ö1')}`])
  })

  test('T-NAV-03 going where one is, is cancelled, also for nobody', () => {
    expect(judge(visit('/machines/all', {}, { shown: '/machines/all' })).go).toBe('cancel')
    expect(judge(visit('/login-form', null, { shown: '/login-form' })).go).toBe('cancel')
    expect(judge(visit('/machines/all', {}, { shown: '/machines/zone/Z1' })).go).toBe('stay')
  })

  test('T-NAV-15 a sign-in that leads to a page without permission ends on that page', () => {
    const user = { permissions: without('view-dashboard-templates') }
    expect(end('/login-form?redirect=%2Fadmin%2Fconfig%2Fdashboards%2Fhall', user)).toBe(
      '/admin/config/dashboards/hall',
    )
  })

  test('T-NAV-05 the stored path comes before home', () =>
    expect(end('/login-form', {}, { remembered: '/interface/M2' })).toBe('/interface/M2'))

  test('T-NAV-10 after sign-in the redirect is followed, before the stored path', () =>
    expect(end('/login-form?redirect=%2Finterface%2FM10', {}, { remembered: '/interface/M2' })).toBe('/interface/M10'))

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/nowhere'])(
    'T-NAV-10-B a redirect to %s is not followed',
    (redirect) => expect(end(`/login-form?redirect=${encodeURIComponent(redirect)}`, {})).toBe('/home'),
  )

  test('T-NAV-16 T-NAV-16-X a shared device asks who works there, and the page opens for watching', () => {
    const shared = { deviceuser: true }
    expect(judge(visit('/interface/M2', shared))).toEqual({ go: 'stay', deviceSignIn: true })
    expect(judge(visit('/interface/M2', { ...shared, signedInOnDevice: true }))).toEqual({ go: 'stay' })
    expect(judge(visit('/interface/M2', {}))).toEqual({ go: 'stay' })
  })

  test('T-NAV-09 no machine at all is no access, not an empty page', () =>
    expect(end('/machines', { only_interface: true }, { machines: [] })).toBe('no access: machine'))

  const seen = (href: string, user: Partial<Visitor> = {}, more: Partial<Visit> = {}) =>
    resolveVisit(visit(href, user, more), (next) => visit(next, user, more))

  test('T-ROUTE-76-X an unknown machine is said to be none: no other stands in its place', () => {
    expect(seen('/interface/M9/planned-orders')).toEqual({ go: 'no-machine', machine_id: 'M9' })
    expect(seen('/statistics/M9/sr-short')).toEqual({ go: 'no-machine', machine_id: 'M9' })
    expect(seen('/planning/R9/resources')).toEqual({ go: 'no-machine', machine_id: 'R9' })
    expect(seen('/machines/zone/Z1/stopcode/M9')).toEqual({ go: 'no-machine', machine_id: 'M9' })
    expect(seen('/interface/M9', {}, { machines: [] })).toEqual({ go: 'no-access', missing: 'machine' })
  })

  test.each<[string, Partial<Visitor>, string, object]>([
    ['/machines/zone/Z9', {}, '/machines/zone/Z1', { of: 'zone', asked: 'Z9', shown: 'North' }],
    ['/machines/line/1', {}, '/machines/department/D2', { of: 'place', asked: '1', shown: 'Assembly' }],
    ['/machines/zone/Z9/stopcode/M9', {}, '/machines/zone/Z1/stopcode/M9', { of: 'zone', asked: 'Z9', shown: 'North' }],
    ['/statistics/zone/Z9/sr-short', {}, '/statistics/zone/Z1/sr-short', { of: 'zone', asked: 'Z9', shown: 'North' }],
    ['/detail-planning/XX', {}, '/detail-planning/C%2F1', { of: 'category', asked: 'XX', shown: 'CNC' }],
    ['/planning/M2/resources', {}, '/planning/R1/resources', { of: 'not-a-resource', asked: 'M2', shown: 'R1' }],
    ['/interface/R1', {}, '/interface/M10', { of: 'a-resource', asked: 'R1', shown: 'M10' }],
    [
      '/interface/M2',
      { machine_restrictions: ['M10'] },
      '/interface/M10',
      { of: 'not-yours', asked: 'M2', shown: 'M10' },
    ],
  ])('T-PLANT-228 who asks for %s and sees something else is told', (href, user, path, instead) =>
    expect(seen(href, user)).toEqual({ go: 'to', path, instead }),
  )

  const page = (asked: string) => ({ of: 'page', asked, shown: '' })
  test.each<[string, Partial<Visitor>, string, object]>([
    ['/nowhere', {}, '/machines/all', page('/nowhere')],
    ['/statistics/machine/M2', {}, '/machines/all', page('/statistics/machine/M2')],
    ['/interface/M2/nowhere', {}, '/machines/all', page('/interface/M2/nowhere')],
    ['/tools/zone/Z1/stopcode/M2', {}, '/machines/all', page('/tools/zone/Z1/stopcode/M2')],
    ['/nowhere', { only_ia: true }, '/isolation/ia', page('/nowhere')],
    ['/nowhere', { only_dashboards: true }, '/dashboards/default', page('/nowhere')],
    ['/nowhere', { only_interface: true }, '/interface/M2', page('/nowhere')],
    ['/login-form?redirect=%2Fnowhere%3Fx', {}, '/home', page('/nowhere?x')],
    ['/tools/all', { company_settings: {} }, '/machines/all', { of: 'page-off', asked: '/tools/all', shown: '' }],
    ['/isolation/db/hall', {}, '/home', { of: 'page-not-yours', asked: '/isolation/db/hall', shown: '' }],
    [
      '/dashboards/hall',
      { permissions: without('can-access-dashboard') },
      '/machines/all',
      { of: 'page-not-yours', asked: '/dashboards/hall', shown: '' },
    ],
  ])('T-PLANT-235 who asks for %s as %j and sees another page is told', (href, user, path, instead) =>
    expect(seen(href, user)).toEqual({ go: 'to', path, instead }),
  )

  test('T-PLANT-235 a category in a plant without any is told of too; another site is nothing to tell of', () => {
    expect(seen('/detail-planning/XX', {}, { locations: [] })).toMatchObject({ instead: { asked: 'XX', shown: '' } })
    expect(seen('/detail-planning/first', {}, { locations: [] })).toEqual({ go: 'to', path: '/machines/all' })
    expect(seen('/login-form?redirect=%2F%2Fevil.example')).toEqual({ go: 'to', path: '/home' })
    expect(seen('/')).toEqual({ go: 'to', path: '/home' })
  })

  test('T-PLANT-228 who asked for nothing by name is told nothing', () => {
    expect(seen('/machines/undefined/undefined')).toEqual({ go: 'to', path: '/machines/all' })
    expect(seen('/machines/mine/x')).toEqual({ go: 'to', path: '/machines/mine/all' })
    expect(seen('/planning/first/resources')).toEqual({ go: 'to', path: '/planning/R1/resources' })
    expect(seen('/detail-planning/first')).toEqual({ go: 'to', path: '/detail-planning/C%2F1' })
    expect(seen('/machines/zone/Z9', {}, { locations: [] })).toMatchObject({ instead: { asked: 'Z9', shown: '' } })
  })

  test('what is not loaded is not judged', () => {
    expect(end('/machines/zone/Z9', {}, { locations: undefined })).toBe('stay')
    expect(end('/interface/R1', {}, { machines: undefined })).toBe('stay')
  })

  test('W-ROUTE-31 statistics are of one place: all is the first one, and the person is told', () => {
    const told = (path: string) => resolveVisit(visit(path), (next) => visit(next))
    expect(told('/statistics/zone/all/sr-short')).toEqual({
      go: 'to',
      path: '/statistics/zone/Z1/sr-short',
      chooseLocation: true,
    })
    expect(told('/statistics/mine/all/sr-short')).toMatchObject({
      path: '/statistics/department/D2/sr-short',
      chooseLocation: true,
    })
    expect(end('/statistics/zone/Z1/sr-short')).toBe('stay')
    expect(end('/statistics/zone/all/sr-short', {}, { locations: [] })).toBe('stay')
  })
})

describe('the isolated', () => {
  const dashboard = { dashboard_isolated: true, isolated_dashboard: 'hall' }
  test.each<[string, string, Partial<Visitor>, string]>([
    ['T-SHELL-07-C the entry leads to the first of the menu', '/isolation', dashboard, '/isolation/db/hall'],
    ['T-SHELL-07-C a path in the menu stays', '/isolation/db/hall', dashboard, 'stay'],
    [
      'T-SHELL-07 a path outside the menu leads to its first entry',
      '/isolation/db/other',
      dashboard,
      '/isolation/db/hall',
    ],
    ['T-ROUTE-71-X the kiosk entry keeps its mark', '/isolation/2', dashboard, '/isolation/db/hall?kiosk=1'],
    ['T-NAV-06 from anywhere', '/machines/all', dashboard, '/isolation/db/hall'],
    ['T-ROUTE-71-X activities first', '/isolation', { ...dashboard, only_ia: true }, '/isolation/ia'],
    ['T-SHELL-08-X an empty menu stays at the entry', '/isolation', { dashboard_isolated: true }, 'stay'],
    ['T-NAV-11-C without can-access-dashboard too', '/isolation/db/hall', { ...dashboard, permissions: [] }, 'stay'],
  ])('%s: %s', (_, href, user, expected) => expect(end(href, user)).toBe(expected))

  test('T-SHELL-08-X activities that do not exist yet are not in the menu', () =>
    expect(end('/isolation', { only_ia: true }, { isKnown: (path) => path !== '/isolation/ia' })).toBe('stay'))
})

describe('T-NAV-22-X the order', () => {
  /** Visits that several rules have something to say about: the earlier one wins. */
  test.each<[string, Visit, string]>([
    ['same path before public', visit('/login-form', {}, { shown: '/login-form' }), 'cancel'],
    ['public before authentication', visit('/outside/devlog', null), 'stay'],
    ['authentication before rewrite', visit('/nowhere', null), '/login-form?redirect=%2Fnowhere'],
    ['isolation before dashboard-only', visit('/nowhere', { only_ia: true, only_dashboards: true }), '/isolation'],
    [
      'dashboard-only before interface-only',
      visit('/machines', { only_dashboards: true, only_interface: true }),
      '/dashboards/default',
    ],
    [
      'interface-only before rewrite',
      visit('/machines/undefined/undefined', { only_interface: true }),
      '/interface/M2',
    ],
    [
      'restriction before permission',
      visit('/machines/zone/Z1/stopcode/M2', { machine_restrictions: ['M10'], permissions: [] }),
      '/machines/zone/Z1/stopcode/M10',
    ],
    [
      'rewrite before permission',
      visit('/machines/undefined/undefined/stopcode/M2', { permissions: [] }),
      '/machines/all/stopcode/M2',
    ],
    ['permission before location', visit('/machines/zone/Z9/stopcode/M2', { permissions: [] }), 'no access'],
    ['location before resource', visit('/machines/zone/Z9/stopcode/R1'), '/machines/zone/Z1/stopcode/R1'],
    ['resource before device sign-in', visit('/interface/R1', { deviceuser: true }), '/interface/M10'],
  ])('%s', (_, seen, expected) => {
    const verdict = judge(seen)
    expect(verdict.go === 'to' ? verdict.path : verdict.go.replace('-', ' ')).toBe(expected)
  })

  test('T-NAV-11-C rules that send a person in a circle end in no access', () => {
    const nothingKnown = { isKnown: () => false }
    const circling = resolveVisit(visit('/nowhere', { only_dashboards: true }, nothingKnown), () =>
      visit('/machines/all', { only_dashboards: true }, nothingKnown),
    )
    expect(circling).toEqual({ go: 'no-access', missing: 'way' })
  })

  test('several redirects are one for the person', () =>
    expect(end('/', { only_interface: true })).toBe('/interface/M2'))
})
