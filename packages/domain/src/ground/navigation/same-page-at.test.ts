import { expect, test } from 'vitest'
import { samePageAt } from './same-page-at.ts'

const hall = { locationtype: 'department', location: 'Hall 3/Å' }
const HALL = 'department/Hall%203%2F%C3%85'

const pages = [
  '/machines/all',
  `/machines/${HALL}`,
  '/machines/all/time-history',
  `/machines/${HALL}/time-history`,
  '/actives/all',
  `/actives/${HALL}`,
  '/machine-widgets/all',
  `/machine-widgets/${HALL}`,
  `/statistics/${HALL}/sr-short`,
  `/statistics/${HALL}/sr-daily`,
]
const isKnown = (path: string) => pages.includes(path)

const below = '/$viewtype/$locationtype/$location'
test.each<[string, string, string | undefined, typeof hall | undefined, string]>([
  ['an overview stays the overview', '/actives/all', undefined, hall, `/actives/${HALL}`],
  ['another place', '/machine-widgets/$locationtype/$location', undefined, hall, `/machine-widgets/${HALL}`],
  ['all machines are machines', '/all-machines/all', undefined, hall, `/machines/${HALL}`],
  ['everywhere', '/actives/$locationtype/$location', undefined, undefined, '/actives/all'],
  ['a time history goes on', `${below}/time-history`, 'machines', hall, `/machines/${HALL}/time-history`],
  ['a time history, everywhere', `${below}/time-history`, 'machines', undefined, '/machines/all/time-history'],
  ['below an overview lies the overview', `${below}/stopcode/$machine`, 'actives', hall, `/actives/${HALL}`],
  [
    'statistics stay the same',
    '/statistics/$locationtype/$location/sr-daily',
    undefined,
    hall,
    `/statistics/${HALL}/sr-daily`,
  ],
  ['a page without places leads to the machines', '/files', undefined, hall, `/machines/${HALL}`],
  ['so does an overview without places', '/machine-late-orders', undefined, hall, `/machines/${HALL}`],
  ['everywhere, from a page without places', '/interface/$machine/notes', undefined, undefined, '/machines/all'],
])('T-SHELL-28 %s: from %s of %s', (_, pattern, viewtype, place, next) =>
  expect(samePageAt({ pattern, params: viewtype === undefined ? {} : { viewtype } }, place, isKnown)).toBe(next),
)

test('T-SHELL-28 from an address of nothing the machines of the place are shown', () =>
  expect(samePageAt(undefined, hall, isKnown)).toBe(`/machines/${HALL}`))
