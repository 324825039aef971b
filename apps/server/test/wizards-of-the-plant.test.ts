/** Whoever tries the product finds a machine of the example plant for the wizards that need most: all they ask for is there. */
import { beforeAll, expect, test } from 'vitest'
import { signal, workAroundTheClock } from './order-plant.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
const EMPLOYEE = '0101'
let operator: Caller

beforeAll(async () => {
  await workAroundTheClock(server)
  operator = await server.signIn('operator')
})

type Row = Record<string, unknown>

/** The rows of a call that is done; a refusal fails with its own words. */
async function done(name: string, payload: object): Promise<Row[]> {
  const answer = await operator.raw({ name, payload })
  expect(answer.status, `${name}: ${answer.message}`).toBe(200)
  return answer.data
}
/** What is asked for is there: a wizard that has nothing to offer would be passed over. */
const offered = async (name: string, payload: object, which: (row: Row) => boolean = () => true): Promise<Row> => {
  const row = (await done(name, payload)).find(which)
  if (row === undefined) throw new Error(`${name} offers nothing`)
  return row
}

test('T-PLANT-289 rework: an order of M101 starts with a structure, its cavities and the pieces to rework', async () => {
  const machine_id = 'M101'
  const { card_no, tool_id } = await offered('get_rework_orders', { machine_id })
  const { child_tool_id } = await offered('balthzar_get_tool_structures', { machine_id, tool_id })
  const start = { machine_id, card_no, child_tool_id, cavities: 16 }
  await done('start_rework_order', { ...start, quantity: 500, employee: EMPLOYEE })
  const started = await offered('get_running_orders', { machine_id }, (order) => order.card_no === card_no)
  expect(started).toMatchObject({ planned_op_qty: 500 })
  expect(
    await server.sql('select structure_tool_id from order_run where company_id = 1000 and card_no = $1', [card_no]),
  ).toContainEqual({ structure_tool_id: child_tool_id })
})

test('T-PLANT-289 start by card: C301 offers a setup type, a setup reason and an operation text', async () => {
  const machine_id = 'C301'
  const { card_no } = await offered('get_planned_orders', { machine_id })
  const type = await offered('get_setup_types', { machine_id })
  const reason = await offered('get_stop_codes_for_machine', { machine_id }, ({ setup_time }) => setup_time === 1)
  expect((await done('get_operation_text', { card_no })).length).toBeGreaterThan(0)
  const asked = { setup_type: type.code, sf326_stop_code: reason.stop_code, employee_id: EMPLOYEE }
  await done('start_order', { machine_id, card_no, ...asked })
  expect(await done('get_order_details', { machine_id, card_no })).toMatchObject([{ setup_type: type.code }])
})

test('T-PLANT-289 documents: the running order of M101 has documents, in folders and without', async () => {
  const { card_no } = await offered('get_running_orders', { machine_id: 'M101' })
  const documents = await done('get_documents', { machine_id: 'M101', card_no })
  expect(documents.some(({ document_group }) => document_group !== null)).toBe(true)
  expect(documents.some(({ document_group }) => document_group === null)).toBe(true)
})

test('T-PLANT-289 activities: one that asks for a pallet number is made and performed at M101', async () => {
  const machine_id = 'M101'
  const { record_no } = await offered(
    'get_manual_internal_activities',
    { machine_id },
    ({ description }) => description === 'Hand over a pallet',
  )
  const create_date = new Date().toISOString()
  const due_date = new Date(Date.now() + 3_600_000).toISOString()
  const [made] = await done('start_internal_activity', {
    record_no,
    machine_id,
    create_date,
    due_date,
  })
  const perform = { record_no: made?.res, machine_id, employee: EMPLOYEE, sscc: '073123450000000120' }
  expect(await done('perform_internal_activity', perform)).toMatchObject([{ status: 2 }])
})

test('T-PLANT-289 T-PLANT-280 weight control: on M105 the scale for single pieces says what a piece weighs, and it is saved', async () => {
  const machine_id = 'M105'
  const at = Date.now()
  await signal(server, machine_id, { at, kind: 'value', value: { name: 'scale_boxes', value: 6 } })
  await signal(server, machine_id, { at, kind: 'value', value: { name: 'scale_scrap', value: 2 } })
  await signal(server, machine_id, { at: at - 1000, kind: 'value', value: { name: 'scale_piece', value: 40.2 } })
  const order = await offered('get_running_orders', { machine_id }, (one) => one.part_no === 'NP-1021')
  const { card_no, part_no, op_number } = order
  const [control] = await done('get_weight_control', { machine_id, card_no })
  expect(control).toMatchObject({ scale_name: 'Single pieces', on_scale: 40.2, unit_weight: 40 })
  const piece = { machine_id, card_no, part_no, op_no: op_number, weight: 40.2, employee: EMPLOYEE }
  expect(await done('save_weight_control', piece)).toMatchObject([{ colour: 'green', total_quantity: 1 }])
})
