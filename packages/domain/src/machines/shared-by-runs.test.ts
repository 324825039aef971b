import { expect, test } from 'vitest'
import { sharedByRuns } from './shared-by-runs.ts'

const HOUR = 3_600_000
const hour = { from: 10 * HOUR, to: 11 * HOUR }
const run = (unit: string, start: number, end: number | null) => ({
  unit,
  start: start * HOUR,
  end: end === null ? null : end * HOUR,
})

test.each([
  { title: 'one order', runs: [run('kg', 6, null)], shares: [['kg', 90]] },
  {
    title: 'two orders of one unit',
    runs: [run('pcs', 6, 10.5), run('pcs', 10.5, null)],
    shares: [['pcs', 90]],
  },
  {
    title: 'kilograms after pieces, by their time',
    runs: [run('pcs', 6, 10.25), run('kg', 10.25, null)],
    shares: [
      ['pcs', 22],
      ['kg', 68],
    ],
  },
  { title: 'an order that ended before', runs: [run('pcs', 2, 5), run('kg', 6, 9)], shares: [['kg', 90]] },
  { title: 'an order that begins after', runs: [run('kg', 12, null)], shares: [['kg', 90]] },
  { title: 'no order for long', runs: [], shares: [['m', 90]] },
])('T-LOOK-96 what a machine made in an hour is of the unit of its orders: $title', ({ runs, shares }) => {
  const found = sharedByRuns(90, hour, { runs, otherwise: 'm' })
  expect(found.map(({ unit, quantity }) => [unit, quantity])).toEqual(shares)
  expect(found.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(90)
})

test('T-LOOK-96 kilograms keep their decimals when an hour is shared', () => {
  const found = sharedByRuns(1.5, hour, { runs: [run('pcs', 6, 10.5), run('kg', 10.5, null)], otherwise: '' })
  expect(found).toEqual([
    { unit: 'pcs', quantity: 0.75 },
    { unit: 'kg', quantity: 0.75 },
  ])
})
