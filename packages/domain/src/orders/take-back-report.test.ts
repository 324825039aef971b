import { expect, test } from 'vitest'
import { REPORT_TAKEN_BACK_WITHIN_MS, takeBackReport } from './take-back-report.ts'

const now = 1_000_000_000
const report = {
  booked_by: 'anna',
  booked_at: now - 1000,
  quantity: 12,
  taken_back: false,
  confirmed: false,
  more: false,
}
const who = { username: 'anna', now }

test.each([
  ['a second after it', {}],
  ['ten minutes after it', { booked_at: now - REPORT_TAKEN_BACK_WITHIN_MS }],
  ['by a clock that was set back meanwhile', { booked_at: now + 3_600_000 }],
] as const)('T-LOOK-28 %s the same pieces are booked against a report', (_when, change) => {
  expect(takeBackReport({ ...report, ...change }, who)).toEqual({ quantity: -12 })
})

test.each([
  ['one that nobody knows', null, {}, 'report-not-taken-back'],
  ['what another reported', {}, { username: 'bo' }, 'report-not-taken-back'],
  ['too late', { booked_at: now - REPORT_TAKEN_BACK_WITHIN_MS - 1 }, {}, 'report-not-taken-back'],
  ['what took something back itself', { quantity: -12 }, {}, 'report-not-taken-back'],
  ['one with more than pieces', { more: true }, {}, 'report-not-taken-back'],
  ['a second time', { taken_back: true }, {}, 'report-taken-back-already'],
  ['of an order that is confirmed', { confirmed: true }, {}, 'report-is-confirmed'],
] as const)('T-LOOK-28 %s is not taken back', (_what, change, by, refusal) => {
  expect(takeBackReport(change && { ...report, ...change }, { ...who, ...by })).toMatchObject({ refusal })
})
