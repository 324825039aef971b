import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'
import { aCard, anInputSetting, aPart, aSetupType } from './orders.fixture.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('admin')
  await aMachine(server, { machine_id: 'QX1', special_functions: [5] })
  await aPart(server, { part_no: 'QP-1' })
  // Of a tool that the ERP alone knows.
  await aPart(server, { part_no: 'QP-2', tool_id: 'ERP-TOOL' })
  await aSetupType(server, { code: 'OF-OTHERS', machines: ['M101'] })
  await aSetupType(server, { code: 'OF-BEFORE', active: false })
})

/** An order of a test's own that runs: what is left of its plan is what the test itself has reported. */
async function running(card_no: string, machine_id = 'QX1') {
  await aCard(server, { card_no, machine_id, part_no: 'QP-1', planned_op_qty: 500 })
  const started = await operator.call('start_order', { machine_id, card_no })
  expect(started.code).toBe(0)
  return (good_qty: number) => operator.call('receive_good_qty', { machine_id, card_no, good_qty, employee: '0101' })
}

test('T-PLANT-204 good far above the plan is refused with the limit, a little above is booked', async () => {
  const good = await running('QC-1')
  const refused = await good(5_501)
  expect(refused.code).not.toBe(0)
  expect(refused.message).toContain('5,500')
  expect((await good(600)).code).toBe(0)
  expect((await good(4_901)).code).not.toBe(0)
})

test('T-PLANT-204 the share is the company’s own', async () => {
  const good = await running('QC-2')
  await aCompanySetting(server, { name: 'overProductionMost', value: '100000' })
  expect((await good(5_501)).code).toBe(0)
  await server.sql("delete from company_setting where company_id = 1000 and name = 'overProductionMost'")
})

test('T-PLANT-204 T-PLANT-322 scrap of what was neither planned nor made is refused', async () => {
  await running('QC-3')
  const [reason] = await server.sql<{ code: string }>(
    'select code from scrap_reason where company_id = 1000 and scrap_text_flag = 0 and active and machines is null order by code limit 1',
  )
  const scrap = (scrap_qty: number) =>
    operator.call('report_scrap', {
      machine_id: 'QX1',
      card_no: 'QC-3',
      scrap_qty,
      scrap_reason: reason?.code ?? '',
      scrap_text: 'x',
      employee: '0101',
    })
  expect((await scrap(1_501)).message).toContain('at most 1,500 more can be scrapped')
  expect((await scrap(5)).code).toBe(0)
})

test('T-PLANT-205 W-VALID-55-X the machine’s limits of a report hold on the server', async () => {
  await aMachine(server, { machine_id: 'QX2', special_functions: [5] })
  const good = await running('QC-4', 'QX2')
  await anInputSetting(server, { of_machine: 'QX2', settings: { max: 100, watchMin: 2 } })
  expect((await good(101)).message).toBe('At most 100 can be reported at once on QX2.')
  expect((await good(1)).message).toBe('At least 2 must be reported at once on QX2.')
  expect((await good(100)).code).toBe(0)
})

test('T-PLANT-205 what is said once as a total is no report of at most 100: an order that is confirmed, a bundle, new orders', async () => {
  const machine_id = 'QX6'
  await aMachine(server, { machine_id, special_functions: [5] })
  await anInputSetting(server, { of_machine: 'QX6', settings: { max: 100, watchMin: 2 } })
  const good = await running('QC-7', machine_id)
  expect((await good(300)).code).not.toBe(0)
  const stopped = await operator.call('stop_order', { machine_id, card_no: 'QC-7' })
  expect(stopped.code, stopped.message).toBe(0)
  const confirmed = await operator.call('confirm_order', {
    machine_id,
    card_no: 'QC-7',
    quantity: 300,
    employee: '0101',
  })
  expect(confirmed.code, confirmed.message).toBe(0)

  for (const card_no of ['QC-8', 'QC-9'])
    await aCard(server, { card_no, machine_id, part_no: 'QP-1', planned_op_qty: 500 })
  const of = { machine_id, card_nos: ['QC-8', 'QC-9'], planned_qty: 500 }
  const [bundle] = (await operator.call('balthzar_create_detail_planning_bundle', of)).data
  const reported = await operator.call('report_bundle', {
    bundle_no: Number(bundle?.bundle_no),
    machine_id,
    good_qty: 300,
  })
  expect(reported.code, reported.message).toBe(0)

  const part = { machine_id, part_no: 'QP-1', op_no: '10', planned_op_qty: 5_000, unit_qty: 1 }
  expect((await operator.call('create_order_by_part', part)).code).toBe(0)
  await aCard(server, { card_no: 'QC-10', machine_id, part_no: 'QP-1', planned_op_qty: 5_000 })
  await server.sql("update card set rework = 1 where company_id = 1000 and card_no = 'QC-10'")
  const rework = await operator.call('start_rework_order', { machine_id, card_no: 'QC-10', quantity: 5_000 })
  expect(rework.code, rework.message).toBe(0)
})

test.each([
  ['create_order_by_part', 'QX3', { part_no: 'QP-2', op_no: '10', planned_op_qty: 10, unit_qty: 1 }],
  ['start_order', 'QX4', { card_no: 'QX4-1' }],
  ['start_rework_order', 'QX5', { card_no: 'QX5-1', quantity: 5 }],
] as const)(
  'T-PLANT-360 T-PLANT-205 W-VALID-55-X %s at %s takes no tool and no setup type that is not there',
  async (name, machine_id, order) => {
    await aMachine(server, { machine_id, special_functions: [5] })
    await aCard(server, { card_no: `${machine_id}-1`, machine_id, part_no: 'QP-2', planned_op_qty: 500 })
    await server.sql("update card set rework = 1 where company_id = 1000 and card_no = 'QX5-1'")
    const start = (named: object) => operator.call(name, { machine_id, ...order, ...named })
    const kept = () =>
      server.sql(
        `select c.planned_op_qty, r.tool_id from card c left join order_run r using (company_id, card_no)
       where c.company_id = 1000 and c.machine_id = $1`,
        [machine_id],
      )
    expect((await start({ tool_id: 'NO-SUCH-TOOL' })).message).toBe('Tool NO-SUCH-TOOL does not exist.')
    if (name !== 'create_order_by_part') {
      for (const setup_type of ['NO-SUCH-TYPE', 'OF-OTHERS', 'OF-BEFORE']) {
        const refused = await start({ setup_type })
        expect(refused.message).toBe(`Machine ${machine_id} has no setup type ${setup_type}.`)
      }
    }
    expect(await kept()).toEqual([{ planned_op_qty: 500, tool_id: null }])
    expect((await start({ tool_id: 'ERP-TOOL' })).code).toBe(0)
    expect(await kept()).toContainEqual(expect.objectContaining({ tool_id: 'ERP-TOOL' }))
  },
)

test('T-PLANT-215 the row of the search from which an order by part was made is in the audit log', async () => {
  const made = await operator.call('create_order_by_part', {
    machine_id: 'QX1',
    record_no: 77,
    part_no: 'QP-1',
    op_no: '10',
    planned_op_qty: 10,
    unit_qty: 1,
  })
  expect(made.code, made.message).toBe(0)
  const [logged] = await server.sql<{ after: Record<string, unknown> }>(
    "select after from audit where company_id = 1000 and what = 'order.made-by-part' order by audit_id desc limit 1",
  )
  expect(logged?.after).toMatchObject({ record_no: 77, part_no: 'QP-1' })
})
