/** What was said of one order, article or material is not taken for another that is picked after Back. */
import { reduceWizard, startWizard } from '@takt/domain/orders/wizard/engine.ts'
import type { WizardState } from '@takt/domain/orders/wizard/state.ts'
import { describe, expect, test } from 'vitest'
import type { Wizard } from './engine/define-wizard.ts'
import { exampleContext, exampleOrder } from './engine/example-context.ts'
import { initialValues, planOf } from './engine/plan.ts'
import { manualScrap } from './manual-scrap/manual-scrap.wizard.ts'
import { orderByCard } from './order-by-card/order-by-card.wizard.ts'
import { orderByPart } from './order-by-part/order-by-part.wizard.ts'
import { printLabel } from './print-label/print-label.wizard.ts'
import { printPalletFlag } from './print-pallet-flag/print-pallet-flag.wizard.ts'
import { reportQuantity } from './report-quantity/report-quantity.wizard.ts'
import { reworkOrderWizard } from './rework-order/rework-order.wizard.ts'
import { runActivity } from './run-activity/run-activity.wizard.ts'
import { scrapQuantity } from './scrap-quantity/scrap-quantity.wizard.ts'

const order = (card_no: string) => ({ ...exampleOrder, card_no, record_no: Number(card_no) })
const planned = (card_no: string) => ({
  order: { ...order(card_no), machine_id1: 'M101', record_no1: '', op_number: '10', unit_qty: '0' },
  inserts: [],
  structures: [],
})
const part = (part_no: string) => ({
  part: { part_no, op_no: '10', quantity_per_cycle: 4, tool_id: '', record_no: 1, operations: [] },
  inserts: {},
})
const material = (materialCardNo: string) => ({ materialNo: 'PA66', materialCardNo })
const activity = (record_no: string) => ({ record_no, description: 'Weekly cleaning', ask_number: 1, ask_sscc: 1 })
/** Printed all the same although it is blocked. */
const anyway = { printer: 'Zebra', copies: 2, blocked: true, anyway: true }
const notSaid = { ...anyway, blocked: null, anyway: false }
const split = { ...anyway, spreadFrom: 40, cavities: [{ prodquantity: 40, scrapquantity: 0 }] }
const scrapped = { entry: '7', weight: null, scale: 'not-asked' }

interface Case {
  readonly what: string
  readonly wizard: Wizard
  readonly pick: string
  readonly of: (no: string) => unknown
  readonly step: string
  readonly said: unknown
  /** What is left for another one; without it nothing. */
  readonly left?: unknown
}

const running = { pick: 'running-order', of: order }
const cases: Case[] = [
  { what: 'Print anyway of a flag', wizard: printPalletFlag, ...running, step: 'print', said: anyway, left: notSaid },
  {
    what: 'Print anyway of a label',
    wizard: printLabel,
    ...running,
    step: 'label-printing',
    said: anyway,
    left: notSaid,
  },
  {
    what: 'what each cavity made',
    wizard: printPalletFlag,
    ...running,
    step: 'split-pallet-print',
    said: split,
    left: { ...notSaid, spreadFrom: -1, cavities: [] },
  },
  {
    what: 'pieces of a cycle of a planned order',
    wizard: orderByCard,
    pick: 'planned-order',
    of: planned,
    step: 'unit-quantity',
    said: '8',
  },
  { what: 'cavities', wizard: orderByCard, pick: 'planned-order', of: planned, step: 'cavities', said: '3' },
  { what: 'rework', wizard: reworkOrderWizard, pick: 'rework-order', of: planned, step: 'quantity', said: '30' },
  {
    what: 'pieces of a cycle of an article',
    wizard: orderByPart,
    pick: 'article',
    of: part,
    step: 'unit-quantity',
    said: '8',
  },
  { what: 'the size of a new order', wizard: orderByPart, pick: 'article', of: part, step: 'quantity', said: '900' },
  { what: 'good pieces', wizard: reportQuantity, ...running, step: 'quantity', said: '25' },
  { what: 'scrap', wizard: scrapQuantity, ...running, step: 'scrap-quantity', said: scrapped },
  {
    what: 'scrap of an order that is over',
    wizard: manualScrap,
    pick: 'finished-order',
    of: order,
    step: 'scrap-quantity',
    said: scrapped,
  },
  {
    what: 'scrapped material',
    wizard: scrapQuantity,
    pick: 'material',
    of: material,
    step: 'scrap-quantity',
    said: scrapped,
  },
  {
    what: 'the number of an activity',
    wizard: runActivity,
    pick: 'activity',
    of: activity,
    step: 'number',
    said: '12',
  },
  {
    what: 'the pallet of an activity',
    wizard: runActivity,
    pick: 'activity',
    of: activity,
    step: 'sscc',
    said: '1061',
  },
  { what: 'a material line', wizard: scrapQuantity, ...running, step: 'material', said: material('M-1') },
]

describe.each(cases)('$what', ({ wizard, pick, of, step, said, left }) => {
  const initial = initialValues(wizard)
  const begun = startWizard(planOf(wizard, { context: exampleContext(), unknown: new Set() }), initial)
  const say = (state: WizardState, at: string, value: unknown) =>
    reduceWizard(state, { type: 'change', step: at, value })
  const first = say(say(begun, pick, of('1')), step, said)
  test('T-PLANT-364 is said anew for another one', () => {
    expect(say(first, pick, of('2')).values[step]).toEqual(left ?? initial[step])
    expect(reduceWizard(first, { type: 'reopen', step: pick }).values[step]).toEqual(left ?? initial[step])
  })
  test('T-PLANT-364 stays while the same one is picked again', () =>
    expect(say(first, pick, of('1')).values[step]).toEqual(said))
})
