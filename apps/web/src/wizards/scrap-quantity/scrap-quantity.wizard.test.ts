import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WizardContext } from '../engine/define-step.ts'
import { enabledIds, exampleContext, exampleMachine, exampleOrder, noMarks } from '../engine/example-context.ts'
import { askedOf, initialValues } from '../engine/plan.ts'
import { scrapQuantity } from './scrap-quantity.wizard.ts'

const reason = (scrap_text_flag: 0 | 1) => ({ code: '10', description: 'Scratch', scrap_text_flag })
const attempt = { requestId: '0b6f6c3e-7a70-4c53-9d53-0f2f6a1c8a11', at: Date.parse('2026-01-31T07:00:00Z') }
const answers = {
  ...initialValues(scrapQuantity),
  'running-order': exampleOrder,
  'scrap-reason': reason(1),
  note: ' dropped ',
  'scrap-quantity': { entry: '7', weight: null, scale: 'not-asked' },
  employee: { number: '0042', check: 'ok', name: 'Anna Berg' },
}
const finished = { ...exampleOrder, status: 'Finished', end_time: '2026-01-30T18:00:00.000Z' }

test.each<[string, Partial<WizardContext>, object, string[]]>([
  [
    'pieces, with the note that the reason asks for',
    {},
    answers,
    ['running-order', 'scrap-reason', 'note', 'scrap-quantity', 'employee', 'scrap-summation'],
  ],
  [
    'without one',
    {},
    { ...answers, 'scrap-reason': reason(0) },
    ['running-order', 'scrap-reason', 'scrap-quantity', 'employee', 'scrap-summation'],
  ],
  [
    'W-ROUTE-05-X below the finished orders',
    { opening: { finished: true, material: false } },
    { ...answers, 'scrap-reason': reason(0) },
    ['finished-order', 'scrap-reason', 'scrap-quantity', 'employee', 'scrap-summation'],
  ],
  [
    'material has neither note nor employee',
    { opening: { finished: false, material: true } },
    answers,
    ['running-order', 'material', 'scrap-reason', 'scrap-quantity', 'scrap-summation'],
  ],
])('W-WIZARD-22-X %s', (_title, change, values, ids) =>
  expect(enabledIds(scrapQuantity, exampleContext(change), values as typeof answers)).toEqual(ids),
)

const sent: { name: string; payload: object }[] = []
const realFetch = globalThis.fetch
beforeEach(() => {
  sent.length = 0
  globalThis.fetch = async (_url, init) => {
    const { name, payload } = JSON.parse(String(init?.body))
    sent.push({ name, payload })
    return Response.json({ data: [], call_status: [{ call_code: 0, call_message: '' }] })
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const piece = { card_no: '100042', scrap_reason: '10', employee: '0042', machine_id: 'M101', scrap_text: 'dropped' }
const now = '2026-01-31T07:00:00.000Z'

test.each<[string, Partial<WizardContext>, object, string, object]>([
  ['W-CALL-22 pieces', {}, {}, 'report_scrap', { ...piece, scrap_qty: 7, trans_time: now }],
  [
    'W-ROUTE-05-X a finished order at its end',
    { opening: { finished: true, material: false } },
    { 'running-order': null, 'finished-order': finished },
    'report_scrap',
    { ...piece, scrap_qty: 7, trans_time: finished.end_time },
  ],
  [
    'W-CALL-42-X material',
    { opening: { finished: false, material: true } },
    { material: { materialCardNo: '100042/1', materialNo: 'PP', materialUnit: 'kg' } },
    'report_material_scrap',
    {
      material_card_no: '100042/1',
      machine_id: 'M101',
      quantity: 7,
      scrap_reason: '10',
      trans_time: now,
      reporting_source: 'wizard',
    },
  ],
  [
    'whole cycles of all orders',
    { machine: exampleMachine('M101', specialFunctions.scrapWholeCycles.sf) },
    {},
    'report_scrap_cycles',
    { machine_id: 'M101', cycles: 7, scrap_reason: '10', employee: '0042', trans_time: now, scrap_text: 'dropped' },
  ],
])('W-WIZARD-22-X the check mark sends %s', async (_title, change, more, name, payload) => {
  await scrapQuantity.finish(askedOf(scrapQuantity, exampleContext(change), { ...answers, ...more }), attempt, noMarks)
  expect(sent).toEqual([{ name, payload }])
})
