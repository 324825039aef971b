import { expect, test } from 'vitest'
import { type OrderToStart, type StartMachine, type StartRequest, startOrder } from './start-order.ts'

const machine: StartMachine = {
  machine_id: 'M1',
  resource_type: 0,
  special_functions: [],
  ask_for_cavities: 0,
  max_cavities: 16,
}
const order: OrderToStart = {
  card_no: 'C1',
  machine_id: 'M1',
  cancelled: 0,
  running: false,
  program_id: 'P1.PRG',
  lock_comment: null,
  unit_qty: 0,
  quantity_per_cycle: 4,
  tool_id: 'T1',
  materials: [
    { line_no: 1, material_no: 'PA66', lot: 'L-1' },
    { line_no: 2, material_no: 'INK', lot: '' },
  ],
}
const request: StartRequest = { tool_id: '', child_tool_id: '', sf326_stop_code: '', unit_qty: '', cavities: '' }
const tools = { structures: [{ child_tool_id: 'S1' }], childrenOfPicked: [{ child_tool_id: 'X1', category: 'Main' }] }

interface Case {
  readonly machine?: Partial<StartMachine>
  readonly order?: Partial<OrderToStart>
  readonly request?: Partial<StartRequest>
}

const start = (on: Case) =>
  startOrder(
    { ...request, ...on.request },
    { machine: { ...machine, ...on.machine }, order: { ...order, ...on.order }, tools },
  )

test.each<[ids: string, refusal: string, on: Case]>([
  ['T-CALL-30-X', 'order-cancelled', { order: { cancelled: 1 } }],
  ['T-CALL-30-X', 'order-runs-already', { order: { running: true } }],
  ['T-PLANT-222', 'program-blocked', { order: { lock_comment: 'wrong temperature' } }],
  ['T-CALL-30-X', 'order-of-another-machine', { order: { machine_id: 'M2' } }],
  ['T-CALL-30-X', 'machine-runs-no-orders', { machine: { resource_type: 1 } }],
  ['T-CALL-30-X', 'machine-runs-no-orders', { machine: { resource_type: 2 } }],
  ['T-SF-11-X', 'start-disabled', { machine: { special_functions: [472] } }],
  ['T-SF-10-X', 'materials-not-assigned', { machine: { special_functions: [370] } }],
  ['T-CALL-30-X', 'tool-structure-missing', { machine: { special_functions: [183] } }],
  [
    'T-CALL-30-X',
    'tool-structure-missing',
    { machine: { special_functions: [183] }, request: { child_tool_id: 'S9' } },
  ],
  ['T-CALL-30-X', 'setup-code-missing', { machine: { special_functions: [326] } }],
  ['T-CALL-30-X', 'unit-quantity-missing', { machine: { special_functions: [6] } }],
  ['T-CALL-30-X', 'cavities-missing', { machine: { ask_for_cavities: 1 } }],
  ['T-CALL-30-X', 'cavities-missing', { machine: { ask_for_cavities: 1 }, request: { cavities: 0 } }],
  ['T-CALL-30-X', 'cavities-too-many', { machine: { ask_for_cavities: 1 }, request: { cavities: 17 } }],
])('%s refused: %s', (_ids, refusal, on) => {
  // Nothing but the refusal: beside it what would have been started could be taken for a start.
  expect(start(on)).toEqual({ refusal, values: expect.anything() })
})

test('T-SF-10-X the lines without a lot are named', () => {
  expect(start({ machine: { special_functions: [370] } })).toMatchObject({ values: { lines: '2 INK' } })
})

test.each<[ids: string, what: string, on: Case, expected: Record<string, unknown>]>([
  ['T-CALL-30-X', 'a plain start', {}, { tool_id: 'T1', structure_tool_id: '', insatser: 4, setup_code: '' }],
  [
    'T-SF-10-X',
    'every material has its lot',
    { machine: { special_functions: [370] }, order: { materials: [{ line_no: 1, material_no: 'PA66', lot: 'L-1' }] } },
    { tool_id: 'T1' },
  ],
  ['T-CALL-30-X', 'another tool', { request: { tool_id: 'T2' } }, { tool_id: 'T2' }],
  [
    'T-CALL-50-X',
    'the picked structure',
    { machine: { special_functions: [183] }, request: { child_tool_id: 'S1' } },
    { tool_id: 'X1', structure_tool_id: 'S1' },
  ],
  [
    'T-CALL-30-X',
    'a structure without SF183 is no step that was taken',
    { request: { child_tool_id: 'S1' } },
    { tool_id: 'T1', structure_tool_id: '' },
  ],
  [
    'T-CALL-30-X',
    'the setup reason',
    { machine: { special_functions: [326] }, request: { sf326_stop_code: '20' } },
    { setup_code: '20' },
  ],
  ['T-CALL-30-X', 'no setup reason without SF326', { request: { sf326_stop_code: '20' } }, { setup_code: '' }],
  [
    'T-CALL-30-X',
    'the unit quantity that was asked for',
    { machine: { special_functions: [6] }, request: { unit_qty: 8 } },
    { unit_qty: 8, insatser: 8 },
  ],
  [
    'T-CALL-30-X',
    'a unit quantity of one',
    { machine: { special_functions: [6] }, request: { unit_qty: 1 } },
    { unit_qty: 1, insatser: 1 },
  ],
  [
    'T-CALL-30-X',
    'one cavity',
    { machine: { ask_for_cavities: 1 }, request: { cavities: 1 } },
    { insatser: 1, unit_qty: 0 },
  ],
  ['T-CALL-30-X', 'as many cavities as there are', { request: { cavities: 16 } }, { insatser: 16 }],
  [
    'T-CALL-30-X',
    'a part that says nothing makes one piece a cycle',
    { order: { quantity_per_cycle: 0 } },
    { insatser: 1, unit_qty: 0 },
  ],
  [
    'T-CALL-30-X',
    'an order that has a unit quantity is not asked',
    { machine: { special_functions: [6] }, order: { unit_qty: 2 } },
    { unit_qty: 2, insatser: 2 },
  ],
  [
    'T-CALL-30-X',
    'the cavities',
    { machine: { ask_for_cavities: 1 }, request: { cavities: 3, unit_qty: 8 } },
    { insatser: 3, unit_qty: 8 },
  ],
])('%s %s', (_ids, _what, on, expected) => {
  expect(start(on)).toMatchObject(expected)
})

test('T-CALL-50-X a tool without structures needs no pick', () => {
  const on = {
    machine: { ...machine, special_functions: [183] },
    order,
    tools: { structures: [], childrenOfPicked: [] },
  }
  expect(startOrder(request, on)).toMatchObject({ tool_id: 'T1', structure_tool_id: '' })
})
