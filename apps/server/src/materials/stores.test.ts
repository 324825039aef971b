import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
const MACHINE = 'M103'
let operator: Caller
let line = { card_no: '', material_no: '', balance: 0 }

beforeAll(async () => {
  operator = await server.signIn('operator')
  const [found] = await server.sql<typeof line>(
    `select l.card_no, l.material_no, m.material_balance::float8 as balance from order_run r
       join card_material l using (company_id, card_no) join material m using (company_id, material_no)
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by l.line_no limit 1`,
    [MACHINE],
  )
  line = found ?? line
})

const asked = (quantity: number) => ({
  machine_id: MACHINE,
  card_no: line.card_no,
  material_no: line.material_no,
  quantity,
})

test('T-CALL-34-X material is ordered once, told to the ERP, and nothing counts as used by it', async () => {
  const used = async () =>
    (await operator.call('get_materials', { machine_id: MACHINE, card_no: line.card_no })).data.map(
      ({ materialUsedQty }) => materialUsedQty,
    )
  const before = await used()
  const id = crypto.randomUUID()
  const first = await operator.call('order_material', { ...asked(12.5), place: 'Gate 3' }, id)
  expect(first.status, first.message).toBe(200)
  const again = await operator.call('order_material', { ...asked(12.5), place: 'Gate 3' }, id)
  expect(again.data).toEqual(first.data)
  const booked = await server.sql<{ quantity: string; place: string; subject: string }>(
    `select t.quantity::text, t.place, m.subject from material_transaction t
       join erp_message m on m.company_id = t.company_id and m.record_no = t.record_no and m.subject = 'material_reporting'
     where t.company_id = 1000 and t.reporting_source = 'order'`,
  )
  expect(booked).toEqual([{ quantity: '12.5', place: 'Gate 3', subject: 'material_reporting' }])
  expect(await used()).toEqual(before)
})

test('T-CALL-34-X material is given back up to the balance, and refused without a quantity, an order or the right', async () => {
  expect((await operator.call('return_material', asked(1))).status).toBe(200)
  const [row] = await server.sql<{ quantity: number }>(
    `select quantity::float8 as quantity from material_transaction where company_id = 1000 and reporting_source = 'give-back'`,
  )
  expect(row?.quantity).toBe(-1)
  expect((await operator.call('return_material', asked(line.balance + 1))).message).toMatch(/in stock/)
  expect((await operator.call('order_material', asked(0))).message).toMatch(/above 0/)
  expect((await operator.call('order_material', asked(-5))).status).toBe(409)
  expect((await operator.call('order_material', { ...asked(1), material_no: 'NOT-ON-IT' })).status).toBe(409)
  expect((await operator.call('order_material', { ...asked(1), card_no: 'NO-CARD' })).status).toBe(409)
  await server.sql(
    `update app_user set removed = '{report-quantity}' where company_id = 1000 and username = 'operator'`,
  )
  expect((await operator.call('order_material', asked(1))).status).toBe(403)
  await server.sql(`update app_user set removed = '{}' where company_id = 1000 and username = 'operator'`)
})

test('materials of all running and planned orders of a machine are summed by material', async () => {
  const { data } = await operator.call('get_combined_materials', { machine_id: MACHINE })
  const [sum] = await server.sql<{ planned: number; orders: number }>(
    `select sum(l.planned_qty)::float8 as planned, count(distinct l.card_no)::int as orders
     from card_material l join card c using (company_id, card_no)
     where l.company_id = 1000 and l.material_no = $2 and c.machine_id = $1 and c.cancelled = 0
       and (c.status = 'planned' or exists (select from order_run r
         where r.company_id = 1000 and r.card_no = c.card_no and r.machine_id = $1 and r.end_time is null))`,
    [MACHINE, line.material_no],
  )
  const row = data.find(({ material_no }) => material_no === line.material_no)
  expect(row).toMatchObject({ planned: sum?.planned, orders: sum?.orders, card_no: line.card_no })
})
