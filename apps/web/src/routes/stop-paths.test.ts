import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { aboveList, belowList, stopListOf, stopListPath } from './stop-paths.ts'

const atMachine = { machine: 'M 1' }
const inZone = { machine: 'M 1', viewtype: 'machines', locationtype: 'zone', location: 'Å/1' }
const inAll = { machine: 'M 1', viewtype: 'machines' }

test.each([
  ['T-ROUTE-43', 'uncoded', atMachine, '/interface/M%201/uncoded', '/interface/M%201'],
  ['T-ROUTE-44', 'history', atMachine, '/interface/M%201/history-stops', '/interface/M%201'],
  ['T-ROUTE-20', 'uncoded', inZone, '/machines/zone/%C3%85%2F1/uncoded/M%201', '/machines/zone/%C3%85%2F1'],
  ['T-ROUTE-32', 'history', inZone, '/machines/zone/%C3%85%2F1/history/M%201', '/machines/zone/%C3%85%2F1'],
  ['T-ROUTE-33-X', 'uncoded', inAll, '/machines/all/uncoded/M%201', '/machines/all'],
  ['T-ROUTE-33-X', 'history', inAll, '/machines/all/history/M%201', '/machines/all'],
  [
    'T-ROUTE-19',
    'uncoded-location',
    { locationtype: 'zone', location: 'Å/1' },
    '/machines/zone/%C3%85%2F1/uncoded-location',
    '/machines/zone/%C3%85%2F1',
  ],
  ['T-ROUTE-33-X', 'uncoded-location', {}, '/machines/all/uncoded-location', '/machines/all'],
  [
    'T-ROUTE-28',
    'time-history',
    { viewtype: 'actives', locationtype: 'zone', location: 'Å/1' },
    '/actives/zone/%C3%85%2F1/time-history',
    '/actives/zone/%C3%85%2F1',
  ],
  ['T-ROUTE-28', 'time-history', {}, '/machines/all/time-history', '/machines/all'],
] as const)('%s the list %s of %j is %s, above it %s, and its pages are declared', (_id, list, place, path, above) => {
  expect(stopListPath(list, place)).toBe(path)
  expect(aboveList(place)).toBe(above)
  for (const below of [path, belowList(path, 'code'), ...(list === 'history' ? [] : [belowList(path, 'split')])]) {
    expect(stopListOf(matchRoute(below)?.pattern ?? '')).toBe(list)
    const { viewtype: _, ...params } = place as Record<string, string>
    expect(matchRoute(below)?.params).toMatchObject(params)
  }
})

test('T-ROUTE-28 what a time history shows stays in the query of the page below it; a dashboard has one of its own', () => {
  expect(belowList('/machines/all/time-history?machines=M1&period=h8', 'code')).toBe(
    '/machines/all/time-history/code?machines=M1&period=h8',
  )
  expect(stopListOf('/dashboards/$dashboard/code')).toBe('time-history')
  expect(stopListPath('time-history', { dashboard: 'hall' })).toBe('/dashboards/hall')
  expect(matchRoute('/dashboards/hall/code')?.name).toBe('dashboardCode')
})

test('an overview that has no page of its own leads back to the machines of the place', () =>
  expect(aboveList({ ...inZone, viewtype: 'unheard-of' })).toBe('/machines/zone/%C3%85%2F1'))

test.each(['machines', 'all-machines', 'machine-widgets', 'machine-late-orders', 'actives', 'a-actives'])(
  'T-ROUTE-28 T-PLANT-223 /%s/all/time-history is the time history of all machines',
  (viewtype) => {
    expect(matchRoute(`/${viewtype}/all/time-history`)?.name).toBe('timeHistoryOfAll')
  },
)
