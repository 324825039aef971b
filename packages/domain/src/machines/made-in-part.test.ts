import { expect, test } from 'vitest'
import { takenApart } from '../ground/made-by-unit.ts'
import { type MadeByRun, madeInPart } from './made-in-part.ts'

/** A night of eight hours, six of them asked for. */
const whole = [{ from: 0, to: 8 }]
const part = [{ from: 2, to: 8 }]
const run = (unit: string, start: number, end: number | null, good_qty: number): MadeByRun => ({
  ...{ unit, start, end, good_qty },
  made_qty: good_qty,
  scrap_qty: 0,
})
const of = (...runs: MadeByRun[]) => madeInPart(runs, { part, whole }).map(({ unit, good_qty }) => [unit, good_qty])

test.each<[string, MadeByRun[], [string, number][]]>([
  ['inside', [run('kg', 2, 6, 40)], [['kg', 40]]],
  ['still running', [run('kg', 3, null, 40)], [['kg', 40]]],
  ['ended before, and nothing made since: its unit, and nothing of it', [run('kg', 0, 2, 40)], [['kg', 0]]],
  ['ended before another', [run('kg', 0, 2, 40), run('pcs', 4, 8, 9)], [['pcs', 9]]],
  ['over the edge, in whole pieces', [run('pcs', 0, 3, 10)], [['pcs', 3]]],
  ['over the edge, in kilograms', [run('kg', 0, 4, 0.5)], [['kg', 0.25]]],
  [
    'over the edge by its time, and first',
    [run('pcs', 4, 8, 90), run('kg', -9, 4, 40)],
    [
      ['kg', 20],
      ['pcs', 90],
    ],
  ],
  ['booked on a run of the shift before: as long as the part is', [run('kg', -9, -1, 40)], [['kg', 30]]],
])('T-LOOK-90 of a part of a shift a run counts by where it lies: %s', (_, runs, expected) =>
  expect(of(...runs)).toEqual(expected),
)

test('T-LOOK-90 what is known of the part is never lost: the run over the edge has what the others leave', () => {
  const runs = [run('pcs', 4, 8, 90), run('kg', -9, 4, 40)]
  const sum = { made_qty: 118, good_qty: 118, scrap_qty: 0 }
  expect(takenApart(sum, madeInPart(runs, { part, whole }))).toMatchObject([
    { unit: 'kg', good_qty: 28 },
    { unit: 'pcs', good_qty: 90 },
  ])
})

test('T-LOOK-90 what no run of the part accounts for has the unit of the run before it: an amount without one says nothing', () => {
  const sum = { made_qty: 12, good_qty: 12, scrap_qty: 0 }
  expect(takenApart(sum, madeInPart([run('kg', 0, 2, 40)], { part, whole }))).toMatchObject([
    { unit: 'kg', good_qty: 12 },
  ])
})
