import { expect, test } from 'vitest'
import type { Material } from '../materials/model/material.ts'
import {
  afterBooking,
  asLine,
  linesToBook,
  type MaterialScrapLine,
  materialScrapProblem,
  scrappedQty,
} from './material-scrap-entries.ts'

const material: Material = {
  lineNo: 1,
  materialNo: 'PP-N',
  materialDesc: 'Polypropylene',
  materialUnit: 'kg',
  materialPlannedQty: 100,
  plannedQty: 500,
  materialPerUnit: 0.2,
  materialUsedQty: 40,
  materialScrapQty: 0,
  materialBalance: 900,
  materialLot: '',
  materialCardNo: 'L1',
}
const line = (change: Partial<MaterialScrapLine> = {}): MaterialScrapLine => ({ ...asLine(material), ...change })

test.each<[string, MaterialScrapLine[] | null, string | null]>([
  ['not loaded yet', null, 'not-loaded'],
  ['nothing scrapped', [line(), line({ typed: '0.' })], null],
  ['no reason', [line({ typed: '2.5' })], 'needs-reason'],
  ['with a reason', [line({ typed: '2.5', reason: 'K1' })], null],
  ['no number', [line({ typed: '2,x' })], 'not-a-number'],
])('W-WIZARD-33-X material scrap: %s', (_what, lines, problem) => expect(materialScrapProblem(lines)).toBe(problem))

test('W-LIMIT-01 what was booked is done, and a second press books it no more', () => {
  const lines = [line({ typed: '1.23456', reason: 'K1', booked: 0.5 })]
  const after = afterBooking(lines, lines[0] as MaterialScrapLine)
  expect(after).toMatchObject([{ typed: '', booked: 1.735 }])
  expect(linesToBook(after)).toEqual([])
})

test('W-WIZARD-33-X nothing is booked of a line before anybody types', () =>
  expect(asLine(material)).toEqual({ material, typed: '', reason: '', booked: 0 }))

test.each([
  ['thousandths are kept', '0.1235', 0.124],
  ['a sign alone says nothing', '-', 0],
])('W-LIMIT-01 %s', (_what, typed, quantity) => expect(scrappedQty({ typed })).toBe(quantity))

test('W-LIMIT-01 only the line that was booked is done', () => {
  const other = line({ material: { ...material, materialCardNo: 'L2' }, typed: '7', reason: 'K1' })
  const done = line({ typed: '1', reason: 'K1', booked: 0.5004 })
  expect(afterBooking([done, other], done)).toMatchObject([
    { typed: '', booked: 1.5 },
    { typed: '7', booked: 0 },
  ])
})
