import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import type { Values } from '@takt/domain/orders/wizard/state.ts'
import { expect, test } from 'vitest'
import type { WizardContext } from './engine/define-step.ts'
import type { Wizard } from './engine/define-wizard.ts'
import { enabledIds, exampleContext, exampleMachine, exampleOrder } from './engine/example-context.ts'
import { askedOf, initialValues } from './engine/plan.ts'
import { inputGroups } from './input-groups/input-groups.wizard.ts'
import { manualScrap } from './manual-scrap/manual-scrap.wizard.ts'
import { operationTextWizard } from './operation-text/operation-text.wizard.ts'
import { orderByCard } from './order-by-card/order-by-card.wizard.ts'
import { orderByPart } from './order-by-part/order-by-part.wizard.ts'
import { printLabel } from './print-label/print-label.wizard.ts'
import { reworkOrderWizard } from './rework-order/rework-order.wizard.ts'
import { scrapQuantity } from './scrap-quantity/scrap-quantity.wizard.ts'
import { startAnswers, startBooking } from './start-answers.ts'
import { orderSummary } from './steps/order-summary/order-summary.step.ts'
import { aboutOrder, cardOf } from './steps/scrap-adjustments/adjusted-card.ts'

const insert = { tool_id: 'T-1-I1', tool_description: 'Smooth', old_insert_id: 'T-1-I1' }
const planned = { machine_id1: 'M101', card_no: '100042', tool_id: 'T-1', unit_qty: '4', planned_op_qty: 40 }
const pick = (more: object = {}) => ({ order: planned, inserts: [], structures: [], ...more })
const withInsert = pick({ inserts: [insert] })
const setupReason = { machine: exampleMachine('M101', specialFunctions.setupStopReason.sf) }
const operation = (op_no: string) => ({ record_no: Number(op_no), part_no: 'P-1', op_no, tool_id: `T-${op_no}` })
const part = (...ops: string[]) => ({ part: { part_no: 'P-1', operations: ops.map(operation) }, inserts: {} })
const reason = (scrap_text_flag: 0 | 1) => ({ code: '10', description: 'Scratch', scrap_text_flag })

type Case = [string, Wizard, Partial<WizardContext>, Values, string[]]

test.each<Case>([
  [
    'W-WIZARD-24-X an order by its card, whose tool has no inserts, on a machine without functions',
    orderByCard,
    {},
    { 'planned-order': pick() },
    ['planned-order', 'setup-type', 'operation-text', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-24-X W-SF-13 W-SF-01 an order by its card, with free inserts and SF326',
    orderByCard,
    setupReason,
    { 'planned-order': withInsert },
    ['planned-order', 'tool-insert', 'setup-type', 'setup-code', 'operation-text', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-24-X cavities, where the machine asks for them',
    orderByCard,
    { touch: touchConfig('M101', { ask_for_cavities: 1 }) },
    { 'planned-order': pick() },
    ['planned-order', 'setup-type', 'cavities', 'operation-text', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-26-X rework without inserts',
    reworkOrderWizard,
    {},
    { 'rework-order': pick() },
    ['rework-order', 'quantity', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-26-X W-SF-13 rework with an insert, on a machine with SF326',
    reworkOrderWizard,
    setupReason,
    { 'rework-order': withInsert },
    ['rework-order', 'tool-insert', 'setup-code', 'quantity', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-25-X an article with one operation',
    orderByPart,
    {},
    { article: part('10') },
    ['article', 'quantity', 'unit-quantity', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-25-X an article with several',
    orderByPart,
    {},
    { article: part('10', '20') },
    ['article', 'operation', 'quantity', 'unit-quantity', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-25-X the inserts of the picked operation’s tool',
    orderByPart,
    {},
    { article: { ...part('10', '20'), inserts: { 'T-20': [insert] } }, operation: operation('20') },
    ['article', 'operation', 'tool-insert', 'quantity', 'unit-quantity', 'employee', 'order-summary'],
  ],
  [
    'W-WIZARD-23-X scrap by hand, with the note that its reason asks for',
    manualScrap,
    {},
    { 'finished-order': exampleOrder, 'scrap-reason': reason(1) },
    ['finished-order', 'scrap-reason', 'note', 'scrap-quantity', 'moment', 'employee', 'scrap-summation'],
  ],
  [
    'W-WIZARD-23-X scrap by hand, whose reason needs no note',
    manualScrap,
    {},
    { 'finished-order': exampleOrder, 'scrap-reason': reason(0) },
    ['finished-order', 'scrap-reason', 'scrap-quantity', 'moment', 'employee', 'scrap-summation'],
  ],
  ['W-WIZARD-27-X the operation text', operationTextWizard, {}, {}, ['running-order', 'operation-text']],
  ['W-WIZARD-30-X labels', printLabel, {}, {}, ['running-order', 'label-printing']],
])('%s: what is asked, in this order', (_what, wizard, change, values, ids) =>
  expect(enabledIds(wizard, exampleContext(change), { ...initialValues(wizard), ...values })).toEqual(ids),
)

test('W-WIZARD-24-X W-SF-13 what was answered in a step that is not asked is not sent', () => {
  const values = {
    ...initialValues(orderByCard),
    'planned-order': pick(),
    'tool-insert': insert,
    'setup-code': { stop_code: '101' },
  }
  const answers = (change: Partial<WizardContext>, picked: ReturnType<typeof pick>) =>
    startAnswers(askedOf(orderByCard, exampleContext(change), { ...values, 'planned-order': picked }), picked as never)
  expect(answers({}, pick())).toMatchObject({ tool_id: 'T-1', sf326_stop_code: '' })
  expect(answers(setupReason, withInsert)).toMatchObject({ tool_id: 'T-1-I1', sf326_stop_code: '101' })
})

test.each([
  ['with SF325', [specialFunctions.scrapByWeight.sf], false, true],
  ['without it', [], false, false],
  ['not for material', [specialFunctions.scrapByWeight.sf], true, false],
  ['not in whole cycles', [specialFunctions.scrapByWeight.sf, specialFunctions.scrapWholeCycles.sf], false, false],
])('W-STEP-34 W-SF-01 W-SF-12-X W-WIZARD-22-X scrap can be weighed: %s', (_what, functions, material, weigh) => {
  const context = exampleContext({
    machine: exampleMachine('M101', ...functions),
    opening: { finished: false, material },
  })
  const values = { ...initialValues(scrapQuantity), 'running-order': exampleOrder }
  const step = scrapQuantity.steps.find(({ id }) => id === 'scrap-quantity')
  expect(step?.settings(askedOf(scrapQuantity, context, values))).toMatchObject({ weigh })
})

test('T-PLANT-284 before the check mark a setup reason has its name, where one is asked for', () => {
  const code = { stop_code: '102', stop_description: 'Setup' }
  const values = { ...initialValues(orderByCard), 'planned-order': pick(), 'setup-code': code }
  const line = (context: Partial<WizardContext>) =>
    startBooking(askedOf(orderByCard, exampleContext(context), values), pick() as never).find(
      ({ label }) => label === 'wizard.setup-code',
    )
  expect(line(setupReason)?.value).toBe('102 Setup')
  expect(line({})?.value).toBe('')
})

test('T-PLANT-572 the summary of a start warns of what goes on beside it, and no other summary does', () => {
  const running = [{ ...exampleOrder, work_order_no: '240337', tool_id: 'T-9' }]
  const asked = askedOf(orderByCard, exampleContext({ running }), {
    ...initialValues(orderByCard),
    'planned-order': pick(),
  })
  const summary = orderByCard.steps.find(({ id }) => id === 'order-summary')
  const settings = { ...orderSummary.settings, ...summary?.settings(asked) } as typeof orderSummary.settings
  expect(orderSummary.check(null, settings, asked)).toEqual({
    warn: [{ key: 'start.beside', values: { orders: '240337' } }],
  })
  expect(orderSummary.check(null, { ...settings, starts: { tool_id: 'T-9', part_no: 'another' } }, asked)).toBe('ok')
  expect(orderSummary.check(null, { ...settings, starts: null }, asked)).toBe('ok')
})

test('T-PLANT-283 the head says which group of values is set', () => {
  const picked = { group: { record_no: 1, description: 'Maskindata' }, settings: [] }
  const about = (values: Values) => inputGroups.about?.(askedOf(inputGroups, exampleContext(), values))
  expect(about({ ...initialValues(inputGroups), 'input-group': picked })).toBe('Maskindata')
  expect(about(initialValues(inputGroups))).toBeUndefined()
})

test.each([
  [1, true],
  [0, false],
] as const)(
  'T-PLANT-288 scrap of an order with whole pieces %d is adjusted in whole ones: %s',
  (integerUnit, whole) => {
    const order = { plannedOpQty: 40, cardGoodQty: 10, integerUnit } as Parameters<typeof aboutOrder>[0]
    expect(cardOf('100042', [], aboutOrder(order))).toMatchObject({ whole, of: { planned_op_qty: 40, good: 10 } })
  },
)
