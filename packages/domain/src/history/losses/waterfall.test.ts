import { expect, test } from 'vitest'
import { lossTree, noLossSums } from './loss-tree.ts'
import { waterfall } from './waterfall.ts'

const tree = lossTree({
  ...noLossSums,
  calendar_ms: 1000,
  unplanned_ms: 200,
  run_ms: 600,
  stops: { ...noLossSums.stops, planned: 80, breakdown: 90, micro: 30 },
  ideal_ms: 540,
  pieces: 10,
  scrap_oee: 1,
})

test('T-PLANT-168 each loss hangs where the step before it ends; one without time is left out', () =>
  expect(waterfall(tree).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['calendar', 0, 1],
    ['unplanned', 0.8, 1],
    ['scheduled', 0, 0.8],
    ['planned', 0.72, 0.8],
    ['available', 0, 0.72],
    ['breakdown', 0.63, 0.72],
    ['running', 0, 0.63],
    ['micro', 0.6, 0.63],
    ['slow', 0.54, 0.6],
    ['speed', 0, 0.54],
    ['scrap', 0.486, 0.54],
    ['good', 0, 0.486],
  ]))

test('T-PLANT-168 a millisecond is there, and a period without time has no shares', () => {
  const short = lossTree({ ...noLossSums, calendar_ms: 1, stops: { ...noLossSums.stops, planned: 1 } })
  expect(waterfall(short)).toContainEqual({ kind: 'loss', name: 'planned', ms: 1, from: 0, to: 1, of_planned: 1 })
  expect(waterfall(lossTree(noLossSums)).map(({ to }) => to)).toEqual([0, 0, 0, 0, 0, 0])
})

test('T-PLANT-168 shares are of planned time; what lies outside of it has none', () =>
  expect(Object.fromEntries(waterfall(tree).map(({ name, of_planned }) => [name, of_planned]))).toMatchObject({
    calendar: null,
    unplanned: null,
    scheduled: 1,
    planned: 0.1,
    good: 0.6075,
  }))

test('T-PLANT-168 without planned time nothing is a share of it', () =>
  expect(waterfall(lossTree({ ...noLossSums, calendar_ms: 5 })).every(({ of_planned }) => of_planned === null)).toBe(
    true,
  ))
