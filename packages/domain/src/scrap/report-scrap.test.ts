import { expect, test } from 'vitest'
import { isRefusal } from '../ground/refusal.ts'
import { erpScrapCode, reportScrap, type ScrapReportPlace, type ScrapRule } from './report-scrap.ts'

const reason: ScrapRule = {
  code: '10',
  scrap_text_flag: 0,
  never_reduce_good_qty: 0,
  adjust_materials: 0,
  exclude_from_oee: 0,
  erp_scrap_code: '',
  scrap_cost: 0.8,
}
const place: ScrapReportPlace = { reason, integer_unit: 1, booked: 4, mayCorrect: false }
const report = { scrap_qty: 25, scrap_reason: '10', scrap_text: ' scratched ' }

test.each([
  ['an ordinary reason', {}, { reduces_good: 1, reducing_scrap_qty: 25, scrap_oee_qty: 25 }],
  ['never reduce', { never_reduce_good_qty: 1 }, { reduces_good: 0, reducing_scrap_qty: 0, scrap_oee_qty: 25 }],
  ['excluded from OEE', { exclude_from_oee: 1 }, { reduces_good: 1, reducing_scrap_qty: 25, scrap_oee_qty: 0 }],
] as const)('W-CALL-25-X W-STAT-04-X %s: what a booking of 25 lowers', (_what, flags, lowered) => {
  const booking = reportScrap(report, { ...place, reason: { ...reason, ...flags } })
  expect(booking).toMatchObject({ scrap_qty: 25, scrap_text: 'scratched', ...lowered })
})

test('W-STAT-05-X the cost of a record is that of all its pieces, none where a piece has none', () => {
  expect(reportScrap(report, place)).toMatchObject({ scrap_cost: 20 })
  expect(reportScrap(report, { ...place, reason: { ...reason, scrap_cost: null } })).toMatchObject({ scrap_cost: null })
})

test.each([
  ['an unknown reason', report, { reason: null }, 'scrap-reason-unknown'],
  [
    'a missing text',
    { ...report, scrap_text: ' ' },
    { reason: { ...reason, scrap_text_flag: 1 } },
    'scrap-reason-needs-text',
  ],
  ['nothing', { ...report, scrap_qty: 0 }, {}, 'quantity-zero'],
  ['a scanned barcode', { ...report, scrap_qty: 7_350_012_345_678 }, {}, 'quantity-too-large'],
  ['a correction', { ...report, scrap_qty: -1 }, {}, 'negative-scrap-not-allowed'],
  ['more back than is booked', { ...report, scrap_qty: -5 }, { mayCorrect: true }, 'scrap-below-zero'],
] as const)('W-CALL-25-X %s is refused', (_what, given, change, refusal) => {
  const answer = reportScrap(given, { ...place, ...change })
  expect(isRefusal(answer) && answer.refusal).toBe(refusal)
})

test.each([
  ['the most that one report may say', { scrap_qty: 1_000_000 }, {}],
  ['half a piece where nobody may correct', { scrap_qty: 0.5 }, { integer_unit: 0 }],
  ['a part of what is booked', { scrap_qty: -3.5 }, { integer_unit: 0, mayCorrect: true }],
] as const)('W-CALL-25-X %s is booked', (_what, given, change) =>
  expect(reportScrap({ ...report, ...given }, { ...place, ...change })).toMatchObject(given),
)

test('W-CALL-25-X one more than the most is refused, and so is a hair more than is booked', () => {
  expect(reportScrap({ ...report, scrap_qty: 1_000_001 }, place)).toMatchObject({ refusal: 'quantity-too-large' })
  const back = { ...place, integer_unit: 0, mayCorrect: true } as const
  expect(reportScrap({ ...report, scrap_qty: -4.1 }, back)).toMatchObject({ refusal: 'scrap-below-zero' })
})

test('W-CALL-25-X whoever may takes back what is booked, and the good pieces with it', () => {
  const booking = reportScrap({ ...report, scrap_qty: -4 }, { ...place, mayCorrect: true })
  expect(booking).toMatchObject({ scrap_qty: -4, reducing_scrap_qty: -4, scrap_cost: -3.2 })
})

test.each([
  [2.4, 1, 3],
  [2.4, 0, 2.4],
] as const)('a scrap of %d with integer unit %d is booked as %d', (scrap_qty, integer_unit, booked) => {
  expect(reportScrap({ ...report, scrap_qty }, { ...place, integer_unit })).toMatchObject({ scrap_qty: booked })
})

test.each([
  ['', '10'],
  ['100', '100'],
])('W-CALL-25-X an ERP code of "%s" is sent as %s', (erp_scrap_code, sent) => {
  expect(erpScrapCode({ code: '10', erp_scrap_code })).toBe(sent)
})
