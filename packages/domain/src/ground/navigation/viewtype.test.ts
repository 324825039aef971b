import { expect, test } from 'vitest'
import { overviewOf, viewtypeOf } from './viewtype.ts'

test.each([
  [undefined, 'machines'],
  ['', 'machines'],
  ['all-machines', 'machines'],
  ['machines', 'machines'],
])('T-ROUTE-07 viewtype %s is %s', (segment, viewtype) => expect(viewtypeOf(segment)).toBe(viewtype))

test.each([
  ['machine-widgets', 'machine-widgets'],
  ['machine-late-orders', 'machine-late-orders'],
  ['actives', 'actives'],
  ['a-actives', 'a-actives'],
  ['dashboards', undefined],
  ['Machines', undefined],
])('T-ROUTE-07-X viewtype %s is %s', (segment, viewtype) => expect(viewtypeOf(segment)).toBe(viewtype))

test.each([
  ['/$viewtype/all/stopcode/$machine', 'actives', 'actives'],
  ['/$viewtype/all/stopcode/$machine', 'tools', undefined],
  ['/machine-widgets/$locationtype/$location', undefined, 'machine-widgets'],
  ['/interface/$machine', undefined, undefined],
])('T-ROUTE-07 a page of %s with the viewtype %s lies below %s', (pattern, viewtype, overview) =>
  expect(overviewOf({ pattern, params: viewtype === undefined ? {} : { viewtype } })).toBe(overview),
)
