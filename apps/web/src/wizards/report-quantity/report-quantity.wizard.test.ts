import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { NO_ENTRIES, NO_RESULTS } from '@takt/domain/scrap/start-up-entries.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CallFailure } from '../../data/call/call.ts'
import type { Asked, WizardContext } from '../engine/define-step.ts'
import { enabledIds, exampleContext, exampleMachine, exampleOrder, noMarks } from '../engine/example-context.ts'
import { failureOf } from '../engine/failure-of.ts'
import { askedOf, initialValues, planOf } from '../engine/plan.ts'
import { reportQuantity } from './report-quantity.wizard.ts'

const answers = {
  'running-order': exampleOrder,
  employee: { number: ' 0042 ', check: 'ok', name: 'Anna Berg' },
  quantity: '25',
  note: ' new batch ',
  'order-summary': null,
  'finished-order': null,
  'start-up-quantities': NO_ENTRIES,
  'start-up-summary': NO_RESULTS,
}
const asked: Asked = askedOf(reportQuantity, exampleContext(), answers)
const attempt = { requestId: '0b6f6c3e-7a70-4c53-9d53-0f2f6a1c8a11', at: Date.parse('2026-01-31T07:00:00Z') }

describe('the steps', () => {
  test.each<[string, Partial<WizardContext>, string[]]>([
    ['as usual', {}, ['running-order', 'employee', 'quantity', 'note', 'order-summary']],
    [
      'W-ROUTE-05-X below the finished orders',
      { opening: { finished: true, material: false } },
      ['finished-order', 'employee', 'quantity', 'note', 'order-summary'],
    ],
    [
      'W-SF-14 with SF61',
      { machine: exampleMachine('M101', specialFunctions.startUpScrap.sf) },
      ['employee', 'start-up-quantities', 'start-up-summary'],
    ],
  ])('W-WIZARD-21-X %s', (_title, change, ids) =>
    expect(enabledIds(reportQuantity, exampleContext(change), initialValues(reportQuantity))).toEqual(ids),
  )

  test('W-WIZARD-21-X with everything answered nothing stands in the way', () => {
    const plan = planOf(reportQuantity, { context: exampleContext(), unknown: new Set() })
    const asked = plan(answers).filter(({ enabled }) => enabled)
    expect(asked.every(({ blocked, problem }) => !blocked && !problem)).toBe(true)
  })

  test('W-WIZARD-21-X with nothing answered only the note may be passed', () => {
    const plan = planOf(reportQuantity, { context: exampleContext(), unknown: new Set() })
    const open = plan(initialValues(reportQuantity)).filter(({ enabled, blocked }) => enabled && !blocked)
    expect(open.map(({ id }) => id)).toEqual(['note'])
  })

  const quantityIn = (change: Partial<typeof exampleOrder>) => {
    const order = { ...exampleOrder, ...change }
    const all = { ...answers, 'running-order': order, quantity: '381' }
    const step = reportQuantity.steps.find(({ id }) => id === 'quantity')!
    return step.check(all.quantity, askedOf(reportQuantity, exampleContext({ running: [order] }), all))
  }
  test('W-VALID-15 W-VALID-18-X more than is left warns', () =>
    expect(quantityIn({})).toMatchObject({ warn: [{ key: 'wizard.quantity.becomes-overproduced' }] }))
  test('W-VALID-18-X without a planned quantity nothing warns', () =>
    expect(quantityIn({ planned_op_qty: 0 })).toBe('ok'))
})

describe('the check mark', () => {
  const sent: { name: string; payload: unknown; request_id: string }[] = []
  const realFetch = globalThis.fetch
  let answer: () => Response
  beforeEach(() => {
    sent.length = 0
    globalThis.fetch = async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return answer()
    }
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('W-CALL-20 W-WIZARD-20-X W-WIZARD-21-X sends receive_good_qty with the id of the attempt', async () => {
    answer = () =>
      Response.json({
        data: [{ record_no: 1, card_good_qty: 145, remaining_qty: 355 }],
        call_status: [{ call_code: 0, call_message: '' }],
      })
    const said = await reportQuantity.finish(asked, attempt, noMarks)
    expect(sent).toEqual([
      {
        name: 'receive_good_qty',
        payload: {
          machine_id: 'M101',
          card_no: '100042',
          good_qty: 25,
          employee: '0042',
          trans_time: '2026-01-31T07:00:00.000Z',
          note: 'new batch',
        },
        request_id: attempt.requestId,
      },
    ])
    expect(said).toMatchObject({ said: { values: { quantity: 25, total: 145, remaining: 355 } }, ask: undefined })
  })

  test.each<[string, object | null, 0 | 1 | undefined]>([
    ['T-PLANT-301 fully reported goes with the booking', { card_no: '100042', value: '25', full: true }, 1],
    ['T-PLANT-301 so does that more will come', { card_no: '100042', value: '25', full: false }, 0],
    ['T-PLANT-301 an answer about another number is none', { card_no: '100042', value: '26', full: true }, undefined],
    ['T-PLANT-301 an answer about another order is none', { card_no: '100043', value: '25', full: true }, undefined],
  ])('%s', async (_title, given, sentWith) => {
    answer = () =>
      Response.json({
        data: [{ record_no: 1, card_good_qty: 501, remaining_qty: -1, rest_cancelled: true }],
        call_status: [{ call_code: 0, call_message: '' }],
      })
    const full = askedOf(reportQuantity, exampleContext(), { ...answers, 'fully-reported': given })
    const said = await reportQuantity.finish(full, attempt, noMarks)
    expect(sent.map(({ payload }) => (payload as { fully_reported?: 0 | 1 }).fully_reported)).toEqual([sentWith])
    expect(said).toMatchObject({ said: { key: 'wizard.report-quantity.done-full', values: { total: 501 } } })
  })

  test.each<[string, number, string, string | undefined, object]>([
    ['W-CALL-21-X a refusal is certain', 409, 'not running', undefined, { message: 'not running', outcome: 'refused' }],
    ['W-WIZARD-20-X a broken server is not', 502, 'Bad gateway', undefined, { outcome: 'unknown' }],
    [
      'W-WIZARD-20-X a changed report under a booked id is explained',
      422,
      'used',
      'request_id',
      { message: expect.stringContaining('first try was booked'), outcome: 'refused' },
    ],
  ])('%s', async (_title, status, call_message, field, expected) => {
    answer = () =>
      Response.json({ call_status: [{ call_code: 1, call_message }], error: { status, title: '', field } }, { status })
    const problem = await reportQuantity.finish(asked, attempt, noMarks).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(CallFailure)
    expect(failureOf(problem)).toMatchObject(expected)
  })
})
