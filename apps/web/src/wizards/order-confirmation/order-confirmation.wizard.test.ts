import { NO_PALLETS } from '@takt/domain/pallets/order-pallets.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enabledIds, exampleContext, exampleOrder, noMarks } from '../engine/example-context.ts'
import { askedOf, initialValues, planOf } from '../engine/plan.ts'
import type { UnconfirmedOrder } from '../steps/unconfirmed-order/UnconfirmedOrderStep.tsx'
import { orderConfirmation } from './order-confirmation.wizard.ts'

const order: UnconfirmedOrder = {
  ...exampleOrder,
  order_no: '',
  op_number: '10',
  part_type_id: '',
  prev_op_card_no: '',
  order_qty: 500,
  cycle_qty: 4,
  card_scrap_qty: 0,
  status: 'Cancelled',
  cancelled: 1,
  end_time: '2026-01-31T08:00:00.000Z',
  cancellation_no: 7,
  cancellation_status: 'W',
  last_error: '',
  flags_waiting: 1,
}
const scrap = (typed: string) => ({
  card_no: order.card_no,
  chosen: 'K1',
  rows: [{ scrap_reason: 'K1', description: '', scrap_text_flag: 0, original_qty: 2, typed, scrap_text: '' }],
})
const answers = {
  ...initialValues(orderConfirmation),
  'unconfirmed-order': order,
  employee: { number: ' 0042 ', check: 'ok', name: 'Anna' },
  'scrap-adjustments': scrap('2'),
  'material-scrap': { card_no: order.card_no, lines: [], chosen: null },
  'order-pallets': { ...NO_PALLETS, card_no: order.card_no, flags: [], quantity: '130', continued: [9] },
  moment: { date: '2026-01-31', hours: '10', minutes: '15' },
}
const attempt = { requestId: '0b6f6c3e-7a70-4c53-9d53-0f2f6a1c8a11', at: Date.parse('2026-01-31T11:00:00Z') }
const step = (id: string) => orderConfirmation.steps.find((each) => each.id === id)!

describe('order confirmation', () => {
  const sent: { name: string; payload: object }[] = []
  const realFetch = globalThis.fetch
  beforeEach(() => {
    sent.length = 0
    globalThis.fetch = async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({ data: [{ card_good_qty: 130, good_qty: 116 }], call_status: [{ call_code: 0 }] })
    }
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('W-WIZARD-33-X its steps, and what blocks them', () => {
    expect(enabledIds(orderConfirmation, exampleContext(), initialValues(orderConfirmation))).toEqual([
      'unconfirmed-order',
      'employee',
      'order-details',
      'scrap-adjustments',
      'material-scrap',
      'order-pallets',
      'moment',
    ])
    const plan = planOf(orderConfirmation, { context: exampleContext(), unknown: new Set() })
    expect(plan(initialValues(orderConfirmation)).every(({ blocked }) => blocked)).toBe(true)
  })

  test('W-WIZARD-33-X the check mark sends confirm_order with the waiting pallets that were accepted', async () => {
    const asked = askedOf(orderConfirmation, exampleContext(), answers)
    expect(await orderConfirmation.finish(asked, attempt, noMarks)).toMatchObject({ values: { count: 130 } })
    expect(sent).toMatchObject([
      {
        name: 'confirm_order',
        payload: {
          machine_id: 'M101',
          card_no: '100042',
          record_no: 7,
          quantity: 130,
          employee: '0042',
          trans_time: expect.any(String),
          waiting: [9],
        },
      },
    ])
  })

  test('W-WIZARD-40 scrap that was changed is booked on leaving, and the details are built again', async () => {
    const asked = (typed: string) =>
      askedOf(orderConfirmation, exampleContext(), { ...answers, 'scrap-adjustments': scrap(typed) })
    expect(step('scrap-adjustments').leaving(scrap('2'), asked('2'))).toBeNull()
    const leaving = step('scrap-adjustments').leaving(scrap('6'), asked('6'))
    if (!leaving || !('work' in leaving)) throw new Error('nothing is booked')
    const marked: string[] = []
    await leaving.work(attempt.requestId, ({ id }) => marked.push(id))
    expect(sent.map(({ name }) => name)).toEqual(['save_scrap_card', 'get_order_details', 'get_scrap_adjustments'])
    expect(marked).toEqual(['order-details', 'unconfirmed-order', 'order-pallets'])
  })
})
