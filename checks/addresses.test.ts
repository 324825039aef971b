import { companySettings } from '@takt/domain/ground/company-settings.ts'
import { everyone, visitOf } from '@takt/domain/ground/navigation/visit.fixture.ts'
import type { Verdict, Visit } from '@takt/domain/ground/navigation/visit.ts'
import { resolveVisit } from '@takt/domain/people/navigation/resolve-visit.ts'
import { expect, test } from 'vitest'
import { addressesOfNothing, saidElsewhere } from '../e2e/pages/addresses-of-nothing.ts'
import { expectNone } from './source/none.ts'
import { ROOT } from './source/source-files.ts'

interface Route {
  readonly path: string
  readonly alias?: readonly string[]
  readonly redirect?: string
}
interface Matched {
  readonly name: string
  readonly facts: NonNullable<Visit['route']>
  readonly params: Visit['params']
}

const load = (path: string) => import(/* @vite-ignore */ `${ROOT}/apps/web/src/routes/${path}`)
const { routeTable } = (await load('route-table.ts')) as { routeTable: Record<string, Route> }
const { matchRoute, isKnownPath } = (await load('match-route.ts')) as {
  matchRoute(path: string): Matched | undefined
  isKnownPath(path: string): boolean
}

const NOTHING = 'NOPE'
const groups = ['department', 'zone', 'category'] as const
/** Opened by somebody who may open everything, in a plant that has one of each. */
const visitTo = (href: string): Visit =>
  visitOf(
    href.split('?')[0] as string,
    { match: matchRoute, isKnown: isKnownPath },
    {
      session: {
        ...everyone,
        company_settings: Object.fromEntries(Object.keys(companySettings).map((name) => [name, '1'])),
      },
      machines: [
        { machine_id: 'M1', resource_type: 0 },
        { machine_id: 'R1', resource_type: 2 },
      ],
      locations: groups.map((group_type) => ({ group_type, code: 'here', description: 'Here' })),
    },
  )
const verdictOf = (path: string): Verdict => resolveVisit(visitTo(path), visitTo)

const there: Readonly<Record<string, string>> = {
  viewtype: 'machines',
  locationtype: 'zone',
  location: 'here',
  category: 'here',
  machine: 'M1',
}
/** The pattern as an address, with one of its parameters naming nothing and the others something. */
function address(pattern: string, nothing?: string): string {
  const { resource } = matchRoute(pattern.replaceAll(/\{-(\$\w+)\}/g, '$1').replaceAll('$', ''))?.facts ?? {}
  return pattern.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_, optional?: string, needed?: string) => {
    const name = (optional ?? needed) as string
    if (name === nothing) return NOTHING
    return name === 'machine' && resource === 'only' ? 'R1' : (there[name] ?? 'some')
  })
}

const pages = Object.entries(routeTable)
  .filter(([, { redirect }]) => redirect === undefined)
  .flatMap(([name, { path, alias = [] }]) => [path, ...alias].map((pattern) => ({ name, pattern })))
const asked = pages.flatMap(({ name, pattern }) =>
  [...pattern.matchAll(/\$(\w+)/g)].map(([, parameter = '']) => ({
    name,
    parameter,
    path: address(pattern, parameter),
  })),
)
const isTold = (verdict: Verdict) => verdict.go === 'to' && verdict.instead !== undefined

test('T-PLANT-235 an address of nothing that shows something else without a word sends people to the wrong machine', () =>
  expectNone(
    asked
      .filter(({ path }) => {
        const verdict = verdictOf(path)
        return verdict.go === 'to' && !isTold(verdict)
      })
      .map(({ name, path }) => `${name}: ${path}`),
    'Say what is not there (`instead`, packages/domain/src/people/navigation/guards.ts):',
  ))

test('T-PLANT-235 a page that is opened for nothing has to say so', () => {
  const opened = new Set(asked.filter(({ path }) => verdictOf(path).go === 'stay').map(({ name }) => name))
  expectNone(
    [...opened].filter((name) => !(name in addressesOfNothing) && !(name in saidElsewhere)),
    'Let the page say what is not there (DeadEnd), and list it in e2e/pages/addresses-of-nothing.ts:',
  )
  expectNone(
    [...Object.keys(addressesOfNothing), ...Object.keys(saidElsewhere)].filter((name) => !opened.has(name)),
    'Listed in e2e/pages/addresses-of-nothing.ts, but it is judged before the page, or gone:',
  )
  expectNone(
    Object.entries(addressesOfNothing)
      .filter(([name, { path }]) => matchRoute(path)?.name !== name)
      .map(([name, { path }]) => `${path} is not ${name}`),
    'Another page would be proven:',
  )
})

test('T-PLANT-235 below every page an unknown tail is said to be no page', () => {
  const below = pages.map(({ pattern }) => `${address(pattern)}/no-such-tail`).filter((path) => !isKnownPath(path))
  expectNone(
    below.filter((path) => {
      const verdict = verdictOf(path)
      return !(verdict.go === 'to' && verdict.instead?.of === 'page' && verdict.instead.asked === path)
    }),
    'An unknown tail shows something else without a word:',
  )
  expect(below.length).toBeGreaterThan(150)
  expect(asked.length).toBeGreaterThan(100)
})
