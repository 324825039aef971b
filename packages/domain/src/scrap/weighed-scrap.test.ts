import { expect, test } from 'vitest'
import { type ScrapEntry, weighed } from './weighed-scrap.ts'

test.each<[string, number, number | null, ScrapEntry]>([
  ['whole pieces of the weight', 1260, 25, { entry: '50', weight: 1260, scale: 'answered' }],
  [
    'no weight of a piece leaves the quantity to the operator',
    1260,
    0,
    { entry: '', weight: 1260, scale: 'no-piece-weight' },
  ],
  ['nor does an unknown one', 1260, null, { entry: '', weight: 1260, scale: 'no-piece-weight' }],
  ['an empty scale that shows less than its tare is no piece', -30, 25, { entry: '0', weight: -30, scale: 'answered' }],
])('W-SF-12-X %s', (_title, weight, unit_weight, expected) => expect(weighed(weight, unit_weight)).toEqual(expected))
