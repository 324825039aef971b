import { expect, test } from 'vitest'
import { periodLabels } from './period-labels.ts'

test.each([
  ['2026-01-01', 'en', { m: 1, mn: 'January', w: 1, wiso: 1 }],
  ['2027-01-01', 'sv', { m: 1, mn: 'januari', w: 1, wiso: 53 }],
  ['2026-01-07', 'en', { m: 1, mn: 'January', w: 1, wiso: 2 }],
  ['2026-01-08', 'en', { m: 1, mn: 'January', w: 2, wiso: 2 }],
  ['2026-11-30', 'en', { m: 11, mn: 'November', w: 48, wiso: 49 }],
  ['2026-05-31', 'sv', { m: 5, mn: 'maj', w: 22, wiso: 22 }],
])('D-ENTITY-90-X labels of %s in %s', (day, language, labels) => {
  expect(periodLabels(day, language)).toEqual(labels)
})
