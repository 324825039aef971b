import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleContext, exampleOrder } from '../engine/example-context.ts'
import { askedOf, planOf } from '../engine/plan.ts'
import { printPalletFlag } from './print-pallet-flag.wizard.ts'

const printing = { printer: 'Zebra hall', copies: 2, blocked: false, anyway: false }
const answers = {
  'running-order': exampleOrder,
  'pallet-history': { card_no: exampleOrder.card_no, pack_qty: 40, on_flags: 0 },
  'pallet-quantity': { card_no: exampleOrder.card_no, entry: '40' },
  employee: { number: ' 0042 ', check: 'ok', name: 'Anna Berg' },
  print: printing,
  'split-pallet-print': {
    ...printing,
    spreadFrom: 40,
    cavities: [
      { prodquantity: 20, scrapquantity: 1 },
      { prodquantity: 20, scrapquantity: 0 },
    ],
  },
}
const plain = exampleContext()
const split = exampleContext({ machine: { ...plain.machine, special_functions: [37], insatser: 2 } })
const attempt = { requestId: '0b6f6c3e-7a70-4c53-9d53-0f2f6a1c8a11', at: 0 }
const mark = () => undefined

const sent: { name: string; payload: Record<string, unknown> }[] = []
const realFetch = globalThis.fetch
beforeEach(() => {
  sent.length = 0
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ data: [], call_status: [{ call_code: 0, call_message: '' }] })
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test.each([
  ['usually', plain, 'print'],
  ['with SF37 and several cavities', split, 'split-pallet-print'],
  ['with SF37 and one cavity', exampleContext({ machine: { ...split.machine, insatser: 1 } }), 'print'],
])('W-WIZARD-29-X %s it runs through order, history, quantity, employee and its print', (_when, context, last) => {
  const plan = planOf(printPalletFlag, { context, unknown: new Set() })(answers)
  const asked = plan.filter(({ enabled }) => enabled)
  expect(asked.map(({ id }) => id)).toEqual(['running-order', 'pallet-history', 'pallet-quantity', 'employee', last])
  expect(asked.every(({ blocked, problem }) => !blocked && !problem)).toBe(true)
  const quantity = printPalletFlag.steps.find(({ id }) => id === 'pallet-quantity')
  expect(quantity?.settings(askedOf(printPalletFlag, context, answers))).toMatchObject({ preset: 40 })
})

test('W-WIZARD-29-X the check mark sends the quantity, or what each cavity made', async () => {
  const common = { machine_id: 'M101', card_no: exampleOrder.card_no, num_copies: 2, printer: 'Zebra hall' }
  await printPalletFlag.finish(askedOf(printPalletFlag, plain, answers), attempt, mark)
  await printPalletFlag.finish(askedOf(printPalletFlag, split, answers), attempt, mark)
  expect(sent.map(({ name }) => name)).toEqual(['print_pallet_flag', 'print_pallet_flag'])
  const [one, each] = sent.map(({ payload }) => payload)
  expect(one).toEqual({ ...common, quantity: 40, employee: '0042', print_anyway: false })
  const { cavities } = answers['split-pallet-print']
  expect(each).toEqual({ ...common, cavities, employee: '0042', print_anyway: false })
})

test('T-PLANT-203 a quantity that was entered for another order is not offered for this one', () => {
  const other = { ...answers, 'pallet-quantity': { card_no: 'another card', entry: '600' } }
  const plan = planOf(printPalletFlag, { context: plain, unknown: new Set() })(other)
  expect(plan.find(({ id }) => id === 'pallet-quantity')?.blocked).toBe(true)
})
