import { expect, test } from 'vitest'
import { failureFigures, inUnits } from './failure-figures.ts'

const none = { stops: 0, seconds: 0 }
const sums = {
  run_seconds: 36_000,
  failure: { stops: 4, seconds: 9000 },
  repair: { stops: 3, seconds: 5400 },
  wait: { stops: 2, seconds: 600 },
  downtime: none,
}

test('D-STAT-13 MTBF = run time / (failure stops + 1)', () => {
  expect(failureFigures(sums).mtbf).toBe(7200)
  expect(failureFigures({ ...sums, failure: none }).mtbf).toBe(36_000)
})

test('D-STAT-14 MTTR = repair stop time / repair stops', () => {
  expect(failureFigures(sums).mttr).toBe(1800)
})

test('D-STAT-15 MWTTR = wait stop time / repair stops', () => {
  expect(failureFigures(sums).mwttr).toBe(200)
})

test('D-STAT-16-B with 0 repair stops MTTR and MWTTR are null, never NaN or Infinity', () => {
  expect(failureFigures({ ...sums, repair: none })).toMatchObject({ mttr: null, mwttr: null })
  expect(inUnits(failureFigures({ ...sums, repair: none }))).toMatchObject({ mttr_h: null, mwttr_s: null })
})

test('D-STAT-18-X graph values are seconds / 60 for m and / 3600 for h with 2 decimals', () => {
  const figures = { mtbf: 10_000, mttr: 1, mwttr: 18 }
  expect(inUnits(figures)).toEqual({
    mtbf_s: 10_000,
    mtbf_m: 166.67,
    mtbf_h: 2.78,
    mttr_s: 1,
    mttr_m: 0.02,
    mttr_h: 0,
    mwttr_s: 18,
    mwttr_m: 0.3,
    // 0.005 of an hour.
    mwttr_h: 0.01,
  })
})
