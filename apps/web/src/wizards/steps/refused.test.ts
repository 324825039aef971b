/** Which entries are refused aloud, and which are only not complete yet: the footer shows the two differently. */
import type { ChecklistQuestion } from '@takt/domain/activities/model/activity.ts'
import type { Material } from '@takt/domain/materials/model/material.ts'
import { NO_PALLETS } from '@takt/domain/pallets/order-pallets.ts'
import { asLine } from '@takt/domain/scrap/material-scrap-entries.ts'
import { NO_ENTRIES } from '@takt/domain/scrap/start-up-entries.ts'
import { expect, test } from 'vitest'
import type { Asked, Verdict } from '../engine/define-step.ts'
import { exampleContext, exampleOrder } from '../engine/example-context.ts'
import { nothingToPrint, printVerdict } from '../print-value.ts'
import { checklist } from './checklist/checklist.step.ts'
import { employee } from './employee/employee.step.ts'
import { materialScrap } from './material-scrap/material-scrap.step.ts'
import { orderPallets } from './order-pallets/order-pallets.step.ts'
import { scrapAdjustments } from './scrap-adjustments/scrap-adjustments.step.ts'
import { sscc } from './sscc/sscc.step.ts'
import { startUpQuantities } from './start-up-quantities/start-up-quantities.step.ts'

const asked: Asked = { ...exampleContext(), order: exampleOrder, answer: (step) => step.initial }
const { card_no } = exampleOrder

const copies = (count: number | null) => printVerdict({ ...nothingToPrint, printer: 'P1', copies: count }, 10)

const question = { row_no: 1, question: 'Weight?', input_type: 'number', reasonable_high: 10 } as ChecklistQuestion
const answered = (entered_value: string) => {
  const answers = { 1: { entered_value, exception_note: '' } }
  return checklist.check({ record_no: '7', questions: [question], answers }, { record_no: '7' }, asked)
}

const scrapOf = (typed: string) => {
  const line = { ...asLine({ materialCardNo: 'L1' } as Material), typed }
  return materialScrap.check({ card_no, lines: [line], chosen: null }, {}, asked)
}

const corrected = (typed: string) => {
  const row = {
    scrap_reason: 'K1',
    description: '',
    scrap_text_flag: 0,
    original_qty: 1,
    typed,
    scrap_text: '',
  } as const
  const card = { card_no, rows: [row], of: null, whole: true, chosen: null }
  return scrapAdjustments.check(card, { card_no, skipEmpty: false }, asked)
}

const person = (number: string, check: 'unchecked' | 'unknown' | 'failed') =>
  employee.check({ number, check, name: '' }, employee.settings, asked)

const startedUp = (typed: string) => startUpQuantities.check({ ...NO_ENTRIES, typed: { [card_no]: typed } }, {}, asked)

const pallets = (flags: [] | null, quantity: string) =>
  orderPallets.check({ ...NO_PALLETS, card_no, flags, quantity }, { booked: 5, decimals: false, employee: '' }, asked)

const entries: readonly (readonly [what: string, verdict: Verdict, refused: boolean])[] = [
  ['no number of copies waits', copies(null), false],
  ['11 copies of at most 10 are refused', copies(11), true],
  ['half a copy is refused', copies(0.5), true],
  ['an unanswered question waits', answered(''), false],
  ['an answer that is not accepted is refused', answered('12'), true],
  ['material scrap without a reason waits', scrapOf('2'), false],
  ['material scrap that is no number is refused', scrapOf('2,x'), true],
  ['corrected scrap that is no number is refused', corrected('1x'), true],
  ['half a pallet number waits', sscc.check('00123', {}, asked), false],
  ['a pallet number with a wrong last digit is refused', sscc.check('123456789012345670', {}, asked), true],
  ['no employee waits', person('', 'unchecked'), false],
  ['an employee who could not be checked waits', person('42', 'failed'), false],
  ['an unknown employee waits: the field says that the number is refused', person('42', 'unknown'), false],
  ['no good pieces after a start-up wait', startedUp(''), false],
  ['more good pieces than were counted are refused', startedUp('121'), true],
  ['pallets that have not come wait', pallets(null, ''), false],
  ['fewer pieces than are booked are refused', pallets([], '1'), true],
]

test.each(entries)('T-PLANT-233 %s', (_what, verdict, refused) => {
  expect(verdict).toHaveProperty('blocked')
  expect(verdict !== 'ok' && 'refused' in verdict && verdict.refused === true).toBe(refused)
})

test('T-PLANT-233 what is wrong with a start-up is said with its number', () =>
  expect(startedUp('121')).toMatchObject({ blocked: { key: 'refusal.startup-above-good', values: { good: 120 } } }))
