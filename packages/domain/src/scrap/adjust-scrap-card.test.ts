import { expect, test } from 'vitest'
import { isRefusal } from '../ground/refusal.ts'
import { type AdjustedRow, adjustScrapCard } from './adjust-scrap-card.ts'
import type { ScrapRule } from './report-scrap.ts'

const rule = (code: string, scrap_text_flag: 0 | 1 = 0): ScrapRule => ({
  code,
  scrap_text_flag,
  never_reduce_good_qty: 0,
  adjust_materials: 0,
  exclude_from_oee: 0,
  erp_scrap_code: '',
  scrap_cost: null,
})
const place = {
  booked: new Map([
    ['10', 5],
    ['99', 3],
  ]),
  reasons: new Map([rule('10'), rule('20'), rule('90', 1), rule('99')].map((one) => [one.code, one])),
  usable: new Set(['10', '20', '90']),
  integer_unit: 1,
} as const
const row = (scrap_reason: string, original_qty: number, adjusted_qty: number, scrap_text = ''): AdjustedRow => ({
  scrap_reason,
  original_qty,
  adjusted_qty,
  scrap_text,
})
const booked = (rows: AdjustedRow[]) => {
  const answer = adjustScrapCard(rows, place)
  return isRefusal(answer) ? answer.refusal : answer.map(({ reason, scrap_qty }) => [reason.code, scrap_qty])
}

test.each([
  ['a difference only', [row('10', 5, 3), row('99', 3, 3)], [['10', -2]]],
  ['down to nothing', [row('10', 5, 0)], [['10', -5]]],
  ['a new reason', [row('20', 0, 4)], [['20', 4]]],
  ['no difference', [row('10', 5, 5)], []],
  ['an old reason that is booked', [row('99', 3, 1)], [['99', -2]]],
  ['begun pieces', [row('10', 5, 5.2)], [['10', 1]]],
])('W-STATE-10 W-STATE-12-X %s', (_what, rows, bookings) => {
  expect(booked(rows)).toEqual(bookings)
})

test.each([
  ['W-STATE-12-X below zero', [row('20', 0, 4), row('10', 5, -1)], 'scrap-below-zero'],
  ['W-CALL-56-X booked meanwhile', [row('20', 0, 4), row('10', 4, 3)], 'changed-by-someone-else'],
  ['W-CALL-56-X an unknown reason', [row('77', 0, 1)], 'scrap-reason-unknown'],
  ['W-CALL-56-X a missing text', [row('90', 0, 1)], 'scrap-reason-needs-text'],
])('%s: nothing is booked', (_what, rows, refusal) => {
  expect(booked(rows)).toBe(refusal)
})

test('W-CALL-56-X new scrap of a reason that is no longer used is refused', () => {
  const answer = adjustScrapCard([row('99', 0, 1)], { ...place, booked: new Map() })
  expect(isRefusal(answer) && answer.refusal).toBe('scrap-reason-unknown')
})

test('W-CALL-56-X each reason is booked with its own text', () => {
  const answer = adjustScrapCard([row('10', 5, 6, 'flash'), row('90', 0, 1, 'burnt')], place)
  expect(isRefusal(answer) || answer.map(({ reason, scrap_text }) => [reason.code, scrap_text])).toEqual([
    ['10', 'flash'],
    ['90', 'burnt'],
  ])
})
