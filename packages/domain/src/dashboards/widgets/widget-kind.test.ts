import { expect, test } from 'vitest'
import { kindOf, subComponents } from './widget-kind.ts'

test.each([
  ['special-component', 'navigator', 'navigator'],
  ['special-component', 'mtbf-mttr', 'mtbf-mttr'],
  ['special-component', 'scrap-5091', 'special-component'],
  ['special-component', 'gauge', 'special-component'],
  ['gauge', 'navigator', 'gauge'],
  ['report-shower', undefined, 'report'],
  ['constructor', undefined, 'constructor'],
])('D-WIDGET-56 D-SCREEN-09-X D-SCREEN-10-C a stored %s of %s is drawn by %s', (component, subComponent, kind) => {
  expect(kindOf(component, { subComponent })).toBe(kind)
})

test('D-WIDGET-56 the contents of a special component', () => {
  expect(subComponents).toEqual([
    'scrap-5091',
    'scrap-5061',
    'sql-stack-graph',
    'target-fulfillment',
    'target-fulfillment-alternate',
  ])
})
