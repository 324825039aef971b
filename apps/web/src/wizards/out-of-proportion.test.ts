import type { Values } from '@takt/domain/orders/wizard/state.ts'
import { NO_PALLETS } from '@takt/domain/pallets/order-pallets.ts'
import { text } from '@takt/texts/text.ts'
import { describe, expect, test } from 'vitest'
import { adjustScrap } from './adjust-scrap/adjust-scrap.wizard.ts'
import type { WizardContext } from './engine/define-step.ts'
import type { Wizard } from './engine/define-wizard.ts'
import { exampleContext, exampleMachine, exampleOrder } from './engine/example-context.ts'
import { type Leaving, questionAt, workOf } from './engine/leaving.ts'
import { askedOf, initialValues } from './engine/plan.ts'
import { orderByCard } from './order-by-card/order-by-card.wizard.ts'
import { orderByPart } from './order-by-part/order-by-part.wizard.ts'
import { orderConfirmation } from './order-confirmation/order-confirmation.wizard.ts'
import { proportionLimit } from './out-of-proportion.ts'
import { printPalletFlag } from './print-pallet-flag/print-pallet-flag.wizard.ts'
import { reportQuantity } from './report-quantity/report-quantity.wizard.ts'
import { reworkOrderWizard } from './rework-order/rework-order.wizard.ts'
import { scrapQuantity } from './scrap-quantity/scrap-quantity.wizard.ts'

/** 500 planned, 120 made, 4 a cycle. */
const order = { ...exampleOrder, cycle_qty: 4, card_scrap_qty: 0, end_time: '2026-01-31T08:00:00.000Z' }
const scrappedBefore = { ...order, card_scrap_qty: 95 }
const planned = { ...order, machine_id1: 'M101', record_no1: '', op_number: '10', unit_qty: '0' }
const pick = { order: planned, inserts: [], structures: [] }
const material = {
  materialNo: 'PA66',
  materialDesc: 'Polyamide',
  materialUnit: 'kg',
  materialPlannedQty: 50,
  materialUsedQty: 12,
  materialScrapQty: 0,
  materialCardNo: 'M-1',
}
const startUp = (typed: string) => ({ typed: { [order.card_no]: typed }, seen: {}, open: null })
const scrapped = (entry: string) => ({ entry, weight: null, scale: 'not-asked' })
const adjusted = (typed: string) => ({
  card_no: order.card_no,
  chosen: 'K1',
  of: { planned_op_qty: 500, good: 120, scrap: 0 },
  rows: [{ scrap_reason: 'K1', description: '', scrap_text_flag: 0, original_qty: 90, typed, scrap_text: '' }],
})
const lines = (typed: string) => ({
  card_no: order.card_no,
  chosen: null,
  lines: [{ material, typed, reason: 'K1', booked: 0 }],
})
const pallets = (quantity: string) => ({ ...NO_PALLETS, card_no: order.card_no, flags: [], quantity })
const part = { part_no: 'P-1', op_no: '10', quantity_per_cycle: 4, tool_id: '', record_no: 1, operations: [] }
const machine = (...functions: number[]) => ({
  ...exampleMachine('M101', ...functions),
  cavity_reduction: 1,
  config: { max_startup_scrap: '' },
})

interface Case {
  readonly what: string
  readonly wizard: Wizard
  readonly step: string
  readonly usual: unknown
  readonly odd: unknown
  /** The question, with the numbers it says. */
  readonly asks: object
  readonly others?: Values
  readonly context?: object
}

const cases: Case[] = [
  {
    what: 'scrap in whole cycles of 4, of which one cavity is closed',
    wizard: scrapQuantity,
    step: 'scrap-quantity',
    usual: scrapped('33'),
    odd: scrapped('34'),
    asks: { key: 'wizard.proportion.cycles', values: { card_no: '100042', planned: 500, quantity: 102 } },
    context: { machine: machine(97), running: [order] },
  },
  {
    what: 'scrapped material',
    wizard: scrapQuantity,
    step: 'scrap-quantity',
    usual: scrapped('10'),
    odd: scrapped('10.5'),
    asks: {
      key: 'wizard.proportion.material',
      values: { material: 'PA66 Polyamide', unit: 'kg', planned: 50, quantity: 10.5 },
    },
    others: { material },
    context: { opening: { finished: false, material: true } },
  },
  {
    what: 'start-up scrap',
    wizard: reportQuantity,
    step: 'start-up-quantities',
    usual: startUp('20'),
    odd: startUp('19'),
    asks: { key: 'wizard.proportion.start-up', values: { card_no: '100042', planned: 500, quantity: 101 } },
    context: { machine: machine(61), running: [order] },
  },
  {
    what: 'adjusted scrap',
    wizard: adjustScrap,
    step: 'scrap-adjustments',
    usual: adjusted('100'),
    odd: adjusted('101'),
    asks: { key: 'wizard.proportion.adjusted', values: { planned: 500, scrap: 90, quantity: 11 } },
  },
  {
    what: 'rework',
    wizard: reworkOrderWizard,
    step: 'quantity',
    usual: '430',
    odd: '431',
    asks: { key: 'wizard.proportion.rework', values: { planned: 500, good: 120, quantity: 431 } },
    others: { 'rework-order': pick },
  },
  {
    what: 'pieces of a cycle of a planned order',
    wizard: orderByCard,
    step: 'unit-quantity',
    usual: '4',
    odd: '5',
    asks: { key: 'wizard.proportion.cycle', values: { usual: 4, quantity: 5 } },
    others: { 'planned-order': pick },
  },
  {
    what: 'pieces of a cycle of a new order',
    wizard: orderByPart,
    step: 'unit-quantity',
    usual: '3',
    odd: '40',
    asks: { key: 'wizard.proportion.cycle', values: { usual: 4, quantity: 40 } },
    others: { article: { part: { ...part, operations: [part] }, inserts: {} }, quantity: '100' },
  },
  {
    what: 'pieces of an order that is confirmed',
    wizard: orderConfirmation,
    step: 'order-pallets',
    usual: pallets('550'),
    odd: pallets('551'),
    asks: { key: 'wizard.proportion.good', values: { planned: 500, left: 380, quantity: 431 } },
    others: { 'unconfirmed-order': order },
  },
  {
    what: 'a pallet beside what was made and what is on flags already',
    wizard: printPalletFlag,
    step: 'pallet-quantity',
    usual: { card_no: order.card_no, entry: '72' },
    odd: { card_no: order.card_no, entry: '73' },
    asks: { key: 'wizard.proportion.pallet', values: { good: 120, on_flags: 60, quantity: 73 } },
    others: { 'pallet-history': { card_no: order.card_no, pack_qty: 0, on_flags: 60 } },
  },
  {
    what: 'a pallet beside what another order has on flags',
    wizard: printPalletFlag,
    step: 'pallet-quantity',
    usual: { card_no: order.card_no, entry: '132' },
    odd: { card_no: order.card_no, entry: '133' },
    asks: { key: 'wizard.proportion.pallet', values: { good: 120, on_flags: 0, quantity: 133 } },
    others: { 'pallet-history': { card_no: 'another', pack_qty: 0, on_flags: 60 } },
  },
  {
    what: 'scrap of an order of which 95 are scrapped',
    wizard: scrapQuantity,
    step: 'scrap-quantity',
    usual: scrapped('5'),
    odd: scrapped('6'),
    asks: { key: 'wizard.proportion.scrap', values: { planned: 500, good: 120, scrap: 95, quantity: 6 } },
    others: { 'running-order': scrappedBefore },
    context: { running: [scrappedBefore] },
  },
  {
    what: 'whole cycles of an order of which 95 are scrapped',
    wizard: scrapQuantity,
    step: 'scrap-quantity',
    usual: scrapped('1'),
    odd: scrapped('2'),
    asks: { key: 'wizard.proportion.cycles', values: { scrap: 95, quantity: 6 } },
    context: { machine: machine(97), running: [scrappedBefore] },
  },
  {
    what: 'start-up scrap of an order of which 95 are scrapped',
    wizard: reportQuantity,
    step: 'start-up-quantities',
    usual: startUp('115'),
    odd: startUp('114'),
    asks: { key: 'wizard.proportion.start-up', values: { scrap: 95, quantity: 6 } },
    context: { machine: machine(61), running: [scrappedBefore] },
  },
  {
    what: 'material of which 8 are scrapped',
    wizard: scrapQuantity,
    step: 'scrap-quantity',
    usual: scrapped('2'),
    odd: scrapped('2.5'),
    asks: { key: 'wizard.proportion.material', values: { planned: 50, scrap: 8, quantity: 2.5 } },
    others: { material: { ...material, materialScrapQty: 8 } },
    context: { opening: { finished: false, material: true } },
  },
]

describe.each(cases)('$what', ({ wizard, step, usual, odd, asks, others = {}, context = {} }) => {
  const leavingWith = (value: unknown): Leaving<unknown> | null => {
    const values = { ...initialValues(wizard), 'running-order': order, ...others, [step]: value }
    const asked = askedOf(wizard, exampleContext(context as Partial<WizardContext>), values)
    return wizard.steps.find(({ id }) => id === step)?.leaving(value, asked) ?? null
  }
  test('T-PLANT-241 T-PLANT-361 T-PLANT-362 goes on without a question as far as the plan reaches', () =>
    expect(questionAt(leavingWith(usual), 0)).toBeNull())
  test('T-PLANT-241 T-PLANT-361 T-PLANT-362 is asked about above it, and yes goes on with what was entered', () => {
    const question = questionAt(leavingWith(odd), 0)
    expect([question?.halt.message].flat()[0]).toMatchObject(asks)
    expect(question?.after).toBe(odd)
  })
})

describe('what is booked when its step is left', () => {
  const at = (step: string, value: unknown) => {
    const values = { ...initialValues(orderConfirmation), 'unconfirmed-order': order, [step]: value }
    const asked = askedOf(orderConfirmation, exampleContext(), values)
    return orderConfirmation.steps.find(({ id }) => id === step)?.leaving(value, asked) ?? null
  }
  test.each([
    ['scrap-adjustments', adjusted('91'), adjusted('500')],
    ['material-scrap', lines('1'), lines('40')],
  ])('T-PLANT-241 %s is booked at once, or after a yes', (step, usual, odd) => {
    expect(at(step, usual)).toHaveProperty('work')
    expect(questionAt(at(step, odd), 0)).not.toBeNull()
    expect(workOf(at(step, odd))).not.toBeNull()
    expect(workOf(at(step, usual))).not.toBeNull()
  })
  test('T-PLANT-241 pieces out of proportion are asked about before the pallets that wait', () => {
    const flag = { recordNo: 9, erpStatus: 'W', status: '', goodQty: 40 }
    const leaving = at('order-pallets', { ...pallets('5000'), flags: [flag] })
    expect([questionAt(leaving, 0)?.halt.message].flat()[0]).toMatchObject({ key: 'wizard.proportion.good' })
    expect(questionAt(leaving, 1)?.halt.title).toEqual({ key: 'wizard.order-pallets.not-transferred' })
    expect(questionAt(leaving, 2)).toBeNull()
    expect(workOf(leaving)).toBeNull()
  })
})

test.each([
  [500, { max: 5380, maxRule: 'wizard.proportion.most-times', maxValues: { planned: 500, whole: 5500, size: 11 } }],
  [50, { max: 930, maxRule: 'wizard.proportion.most-above', maxValues: { planned: 50, whole: 1050, size: 1000 } }],
  [0, { max: 1_000_000, maxRule: 'wizard.quantity.above-report' }],
])(
  'T-PLANT-302 of %i planned it is said what is possible, by which rule, and what was planned',
  (planned_op_qty, limit) => {
    const running = { ...order, planned_op_qty }
    const context = exampleContext({ running: [running] } as unknown as Partial<WizardContext>)
    const values = { ...initialValues(reportQuantity), 'running-order': running }
    expect(proportionLimit('good', askedOf(reportQuantity, context, values))).toEqual(limit)
  },
)

test('T-PLANT-563 the most that can be scrapped is said with all the numbers it comes from', () => {
  const running = { ...order, planned_op_qty: 307_000, card_good_qty: 91_725, card_scrap_qty: 1_813 }
  const context = exampleContext({ running: [running] } as unknown as Partial<WizardContext>)
  const values = { ...initialValues(reportQuantity), 'running-order': running }
  const limit = proportionLimit('scrap', askedOf(reportQuantity, context, values))
  expect(text('en', limit.maxRule, { max: limit.max, ...limit.maxValues })).toBe(
    'At most 335,887 can be entered here. Of this order 337,700 can become scrap in all: what is planned (307,000) with the usual surplus, or what was made (93,538) where that is more. 1,813 are scrapped already. Check the quantity.',
  )
})

describe('one number is asked about once, with all there is to say', () => {
  const report = (functions: number[], entry: string, touch: object | null = null) => {
    const values = { ...initialValues(reportQuantity), 'running-order': order, quantity: entry }
    const context = exampleContext({
      machine: machine(...functions),
      touch,
      running: [order],
    } as unknown as Partial<WizardContext>)
    const asked = askedOf(reportQuantity, context, values)
    return questionAt(reportQuantity.steps.find(({ id }) => id === 'quantity')?.leaving(entry, asked) ?? null, 0)
  }
  test('T-PLANT-261 it says the share that was passed and the one above which the plant asks', () =>
    expect(report([], '495')?.halt.message).toEqual([
      {
        key: 'wizard.proportion.good',
        values: expect.objectContaining({ planned: 500, left: 380, good: 120, quantity: 495 }),
      },
      { key: 'wizard.proportion.share.overProduction', values: { share: 23, above: 10 } },
    ]))
  test('T-PLANT-261 a number above what is usual on the machine is named in the same question', () =>
    expect(report([], '495', { input: { warnMaxQty: 50 } })?.halt.message).toContainEqual({
      key: 'wizard.proportion.usual',
      values: { max: 50 },
    }))
  test('T-PLANT-261 with SF25 the same question asks whether the order is fully reported', () => {
    const question = report([25], '495')
    expect(question?.halt.other).toEqual({ key: 'wizard.proportion.more-will-come' })
    const marked: unknown[] = []
    question?.chosen?.('yes', (step, value) => marked.push([step.id, value]))
    question?.chosen?.('other', (step, value) => marked.push([step.id, value]))
    expect(marked).toEqual([
      ['fully-reported', { card_no: '100042', value: '495', full: true }],
      ['fully-reported', { card_no: '100042', value: '495', full: false }],
    ])
    expect(report([], '495')?.halt.other).toBeUndefined()
  })
  test('T-PLANT-301 with SF25 one piece too many is asked about before it is booked, and only there', () => {
    const { title, yes, other } = report([25], '381')?.halt ?? {}
    expect(title).toEqual({ key: 'wizard.fully-reported', values: { card_no: '100042' } })
    expect([yes, other]).toEqual([{ key: 'wizard.fully-reported.yes' }, { key: 'wizard.fully-reported.no' }])
    expect(report([25], '380')).toBeNull()
    expect(report([], '381')).toBeNull()
    // SF31 refuses it: there is nothing to end.
    expect(report([25, 31], '381')).toBeNull()
  })
  test('T-PLANT-261 of several orders every one that does not fit is named', () => {
    const other = { ...order, card_no: '100043', record_no: 99 }
    const values = { ...initialValues(scrapQuantity), 'running-order': order, 'scrap-quantity': scrapped('34') }
    const context = exampleContext({
      machine: machine(97),
      running: [order, other],
    } as unknown as Partial<WizardContext>)
    const asked = askedOf(scrapQuantity, context, values)
    const leaving = scrapQuantity.steps.find(({ id }) => id === 'scrap-quantity')?.leaving(scrapped('34'), asked)
    const said = [questionAt(leaving ?? null, 0)?.halt.message].flat()
    expect(said).toHaveLength(4)
    expect(said).toMatchObject([
      { values: { card_no: '100042' } },
      { key: 'wizard.proportion.share.scrap', values: { share: 20.4, above: 20 } },
      { values: { card_no: '100043' } },
      { key: 'wizard.proportion.share.scrap' },
    ])
  })
})

describe('limits that the plant has set for what is reported on a machine', () => {
  const input = { max: 100, watchMin: null, watchMax: null }
  const verdict = (wizard: Wizard, others: Values = {}) => {
    const values = { ...initialValues(wizard), 'running-order': order, ...others, quantity: '5000' }
    const context = exampleContext({ touch: { input } } as unknown as Partial<WizardContext>)
    return wizard.steps.find(({ id }) => id === 'quantity')?.check('5000', askedOf(wizard, context, values))
  }
  test('T-PLANT-205 hold for a report', () =>
    expect(verdict(reportQuantity)).toMatchObject({
      blocked: { key: 'wizard.quantity.above-machine', values: { max: 100 } },
    }))
  test('T-PLANT-205 are none of a new order and of rework', () => {
    expect(verdict(orderByPart, { article: { part: { ...part, operations: [part] }, inserts: {} } })).toBe('ok')
    const large = { ...pick, order: { ...planned, planned_op_qty: 6_000 } }
    expect(verdict(reworkOrderWizard, { 'running-order': null, 'rework-order': large })).toBe('ok')
  })
})
