import { expect, test } from 'vitest'
import { noLossSums } from '../../history/losses/loss-tree.ts'
import { boardLosses, oeeOfLosses } from './board-losses.ts'

const HOUR = 3_600_000
/** Ten hours: six of them run, four stood; what was made would have taken five, a tenth of it is scrap. */
const sums = {
  ...noLossSums,
  calendar_ms: 10 * HOUR,
  run_ms: 6 * HOUR,
  silent_ms: 0,
  stops: { ...noLossSums.stops, breakdown: 2 * HOUR, uncoded: HOUR, micro: HOUR },
  ideal_ms: 5 * HOUR,
  pieces: 100,
  scrap_oee: 10,
}
const reasons = new Map([
  ['201', 2 * HOUR],
  ['-', HOUR],
  ['~', HOUR / 2],
])

test('T-LOOK-52 losses of the day stand by reason, with what nobody gave a reason, pace and scrap, the largest first', () => {
  expect(boardLosses([sums], reasons).map(({ kind, ms }) => [kind, ms / HOUR])).toEqual([
    ['reason', 2],
    ['slow', 1],
    ['uncoded', 1],
    ['micro', 0.5],
    ['scrap', 0.5],
  ])
  expect(boardLosses([noLossSums], new Map())).toEqual([])
})

test('T-LOOK-50 OEE of a wall is made of the same sums as its losses', () => {
  const { t_percent, a_percent, k_percent, tak } = oeeOfLosses([sums])
  expect([t_percent, k_percent]).toEqual([70, 90])
  expect(a_percent).toBeCloseTo(500 / 7)
  expect(tak).toBeCloseTo(45)
  expect(oeeOfLosses([])).toEqual({ t_percent: null, a_percent: null, k_percent: null, tak: null })
})
