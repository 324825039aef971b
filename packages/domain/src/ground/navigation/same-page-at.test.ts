import { expect, test } from 'vitest'
import { matchPath, type PathPattern } from './match-path.ts'
import { samePageAt } from './same-page-at.ts'

const pages = [
  '/machines/all',
  '/machines/$locationtype/$location',
  '/machines/all/time-history',
  '/$viewtype/$locationtype/$location/time-history',
  '/actives/all',
  '/actives/$locationtype/$location',
  '/machine-widgets/all',
  '/machine-widgets/$locationtype/$location',
  '/statistics/$locationtype/$location/sr-short',
  '/statistics/$locationtype/$location/sr-daily',
].map((path): PathPattern => ({ name: path, path }))
const isKnown = (path: string) => matchPath(pages, path) !== undefined

const hall = { locationtype: 'department', location: 'Hall 3/Å' }
const HALL = 'department/Hall%203%2F%C3%85'

test.each([
  ['an overview stays the overview', '/actives/all', hall, `/actives/${HALL}`],
  ['another place gives way', '/machine-widgets/zone/north', hall, `/machine-widgets/${HALL}`],
  ['all machines are machines', '/all-machines/all', hall, `/machines/${HALL}`],
  ['everywhere', '/actives/zone/north', undefined, '/actives/all'],
  ['a time history goes on', '/machines/zone/north/time-history', hall, `/machines/${HALL}/time-history`],
  ['a time history goes on everywhere', '/machines/zone/north/time-history', undefined, '/machines/all/time-history'],
  ['a page below an overview leads to the overview', '/actives/zone/north/stopcode/M1', hall, `/actives/${HALL}`],
  ['statistics stay the same statistics', '/statistics/zone/north/sr-daily', hall, `/statistics/${HALL}/sr-daily`],
  ['a page without places leads to the machines', '/files', hall, `/machines/${HALL}`],
  ['an overview without places leads to the machines', '/machine-late-orders', hall, `/machines/${HALL}`],
  ['everywhere, from a page without places', '/interface/M1/notes', undefined, '/machines/all'],
])('T-SHELL-28 %s: from %s', (_, shown, place, next) => expect(samePageAt(shown, place, isKnown)).toBe(next))
