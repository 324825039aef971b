import { randomUUID } from 'node:crypto'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Answer, Caller } from '../../test/test-server.ts'

const floor = scrapFloor()
let operator: Caller
let supervisor: Caller
const now = () => new Date().toISOString()
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  await floor.machine('X2', [254])
  await floor.reason('X10', { scrap_cost: 0.5, scrap_reason_color: 'red', view_order: 7, erp_scrap_code: 'E1' })
  await floor.reason('X20', { names: { en: 'Reason X20', sv: 'Orsak X20' } })
  await floor.reason('X-TEXT', { scrap_text_flag: 1 })
  await floor.reason('X-KEEP', { never_reduce_good_qty: 1 })
  await floor.reason('X-OEE', { exclude_from_oee: 1 })
  await floor.reason('X-OLD', { active: false })
  await floor.reason('X-ONLY2', { machines: ['X2'] })
})

interface Report {
  scrap_reason?: string
  scrap_qty?: number
  trans_time?: string
  scrap_text?: string
  employee?: string
  machine_id?: string
}
const report = (caller: Caller, card_no: string, given: Report = {}, request_id = randomUUID()): Promise<Answer> =>
  caller.call(
    'report_scrap',
    { machine_id: 'X1', card_no, scrap_reason: 'X10', scrap_qty: 5, employee: EMPLOYEE, trans_time: now(), ...given },
    request_id,
  )

describe('reasons', () => {
  const codes = async (machine_id: string) =>
    (await operator.call('get_scrap_codes', { machine_id })).data.map(({ code }) => String(code))

  test('W-CALL-40-X W-ENTITY-13 a reason carries its fields, its category and what it does', async () => {
    const { data } = await operator.call('get_scrap_codes', { machine_id: 'X1' })
    expect(data.find(({ code }) => code === 'X10')).toEqual({
      code: 'X10',
      description: 'Reason X10',
      scrap_text_flag: 0,
      scrap_reason_category: 'X-CAT',
      category_description: 'Category X',
      scrap_reason_color: 'red',
      scrap_cost: 0.5,
      view_order: 7,
      never_reduce_good_qty: 0,
      adjust_materials: 0,
      exclude_from_oee: 0,
      erp_scrap_code: 'E1',
    })
    const listed = data.map(({ code }) => String(code))
    expect(listed).toEqual([...listed].sort())
    expect(listed).not.toContain('X-OLD')
  })

  test('W-SF-06-X with SF254 those linked to the machine, without it all of the company', async () => {
    expect(await codes('X2')).toEqual(['X-ONLY2'])
    expect(await codes('X1')).toEqual(expect.arrayContaining(['X10', 'X-ONLY2']))
  })
})

describe('report_scrap', () => {
  test('W-CALL-22 W-CALL-25-X W-WIZARD-20-X scrap is booked once and lowers the good quantity', async () => {
    await floor.order('XC-1')
    const id = randomUUID()
    const payload = { scrap_text: ' bent ', trans_time: now() }
    const first = await report(operator, 'XC-1', payload, id)
    expect(first.status, first.message).toBe(200)
    expect(first.data).toMatchObject([{ scrap_qty: 5, card_good_qty: 95, card_scrap_qty: 5, remaining_qty: 105 }])
    expect((await report(operator, 'XC-1', payload, id)).data).toEqual(first.data)
    expect(await floor.card('XC-1')).toEqual({ good_qty: 95, scrap_qty: 5 })
    const rows = await floor.sql(
      `select t.scrap_qty, t.scrap_cost, t.scrap_text, t.tool_id, t.part_no, t.source, t.erp_status, t.booked_by,
         f.scrap_qty as f_scrap, f.reducing_scrap_qty, f.scrap_oee_qty
       from scrap_transaction t join run_figures f on f.p_order = t.p_order and f.day = t.day and f.shift = t.shift
       where t.card_no = 'XC-1'`,
    )
    expect(rows).toEqual([
      {
        scrap_qty: 5,
        scrap_cost: 2.5,
        scrap_text: 'bent',
        tool_id: 'X-TOOL',
        part_no: 'X-PART',
        source: 'report',
        erp_status: 'W',
        booked_by: 'operator',
        f_scrap: 5,
        reducing_scrap_qty: 5,
        scrap_oee_qty: 5,
      },
    ])
  })

  test('T-PLANT-149 scrap before its pieces are counted: nobody reads less than nothing, what is kept is made up later', async () => {
    await floor.machine('X-EARLY')
    await floor.order('XE-1', { machine_id: 'X-EARLY', good_qty: 0 })
    const early = await report(operator, 'XE-1', { machine_id: 'X-EARLY', scrap_qty: 4 })
    expect(early.data).toMatchObject([{ scrap_qty: 4, card_good_qty: 0, card_scrap_qty: 4, remaining_qty: 200 }])
    const shown = async () => {
      const [order] = (await operator.call('get_running_orders', { machine_id: 'X-EARLY' })).data
      const machines = (await operator.call('get_machines', {})).data
      const atMachine = machines.find(({ machine_id }) => machine_id === 'X-EARLY')?.card_good_qty
      return [order?.card_good_qty, order?.remaining_qty, atMachine]
    }
    expect(await shown()).toEqual([0, 200, 0])
    expect(await floor.card('XE-1')).toEqual({ good_qty: -4, scrap_qty: 4 })
    const counted = { machine_id: 'X-EARLY', card_no: 'XE-1', good_qty: 10, employee: EMPLOYEE, trans_time: now() }
    expect((await operator.call('receive_good_qty', counted)).status).toBe(200)
    expect(await shown()).toEqual([6, 194, 6])
  })

  test('W-CALL-25-X never_reduce_good_qty leaves the good quantity, exclude_from_oee the quality figure', async () => {
    await floor.order('XC-2')
    await report(operator, 'XC-2', { scrap_reason: 'X-KEEP', scrap_qty: 3 })
    await report(operator, 'XC-2', { scrap_reason: 'X-OEE', scrap_qty: 4 })
    expect(await floor.card('XC-2')).toEqual({ good_qty: 96, scrap_qty: 7 })
    const [sum] = await floor.sql(
      `select sum(f.scrap_qty) as scrap, sum(f.scrap_oee_qty) as oee, sum(f.reducing_scrap_qty) as reducing
       from run_figures f join order_run r on r.p_order = f.p_order where r.card_no = 'XC-2'`,
    )
    expect(sum).toEqual({ scrap: 7, oee: 3, reducing: 4 })
  })

  test('T-LOOK-146 what quality leaves out of the scrap is told with its unit: of reasons excluded from OEE, and of overtime', async () => {
    await floor.machine('X-LEFT')
    await floor.order('XL-1', { machine_id: 'X-LEFT' })
    const day = localDate(Date.now(), 'Europe/Stockholm')
    const asked = { machine_id: 'X-LEFT', start_day: addDays(day, -1), end_day: day }
    const leftOut = async () => (await operator.call('get_scrap_outside_quality', asked)).data
    const book = (given: Report) => report(operator, 'XL-1', { machine_id: 'X-LEFT', ...given })
    await book({ scrap_qty: 3 })
    expect(await leftOut()).toEqual([])
    await book({ scrap_reason: 'X-OEE', scrap_qty: 4 })
    expect(await leftOut()).toEqual([{ unit: 'ST', scrap_qty: 7, left_out_qty: 4 }])
    await floor.sql("update run_figures set shift = 0 where company_id = 1000 and machine_id = 'X-LEFT'")
    expect(await leftOut()).toEqual([{ unit: 'ST', scrap_qty: 7, left_out_qty: 7 }])
  })

  test.each([
    ['an unknown reason', 'XC-R1', { scrap_reason: 'NONE' }, 'Scrap reason NONE is not valid for this machine.'],
    [
      'a reason no longer used',
      'XC-R2',
      { scrap_reason: 'X-OLD' },
      'Scrap reason X-OLD is not valid for this machine.',
    ],
    ['a missing text', 'XC-R3', { scrap_reason: 'X-TEXT', scrap_text: '  ' }, 'Scrap reason X-TEXT needs a text.'],
    [
      'an unknown employee',
      'XC-R4',
      { employee: 'NOBODY' },
      'Failed to find employee. Check the number and enter it again.',
    ],
    ['nothing', 'XC-R5', { scrap_qty: 0 }, 'The quantity must not be zero.'],
    ['a negative quantity', 'XC-R6', { scrap_qty: -1 }, 'Only those who may report scrap by hand can take scrap back.'],
  ])('W-CALL-25-X %s is refused and books nothing', async (_what, card_no, given, message) => {
    await floor.order(card_no)
    expect(await report(operator, card_no, given)).toMatchObject({ status: 409, message })
    expect(await floor.card(card_no)).toEqual({ good_qty: 100, scrap_qty: 0 })
  })

  test('W-CALL-25-X with SF254 a reason of another machine is refused', async () => {
    await floor.order('XC-254', { machine_id: 'X2' })
    expect((await report(operator, 'XC-254', { machine_id: 'X2' })).status).toBe(409)
    expect((await report(operator, 'XC-254', { machine_id: 'X2', scrap_reason: 'X-ONLY2' })).status).toBe(200)
  })

  test('W-CALL-25-X whoever may report by hand takes back what is booked, no more', async () => {
    await floor.order('XC-3')
    await report(operator, 'XC-3')
    expect(await report(supervisor, 'XC-3', { scrap_qty: -6 })).toMatchObject({
      status: 409,
      message: 'Of scrap reason X10 only 5 are booked: no more can be taken back.',
    })
    expect((await report(supervisor, 'XC-3', { scrap_qty: -2 })).data).toMatchObject([{ card_good_qty: 97 }])
  })

  test('W-PERM-02-X another time than now needs can-manual-scrap', async () => {
    await floor.order('XC-4', { hoursAgo: 5 })
    expect(await report(operator, 'XC-4', { trans_time: ago(1) })).toMatchObject({
      status: 409,
      message: 'Only those who may report scrap by hand can choose the time.',
    })
    expect((await report(supervisor, 'XC-4', { trans_time: ago(1) })).status).toBe(200)
    expect((await report(supervisor, 'XC-4', { trans_time: ago(6) })).status).toBe(409)
  })

  test('W-PERM-02-X a finished order takes scrap at its end, on its last run, for 30 days', async () => {
    await floor.order('XC-5', { hoursAgo: 48, endedAgo: 24 })
    const [run] = await floor.sql<{ p_order: number; end_time: string }>(
      "select p_order, end_time from order_run where card_no = 'XC-5'",
    )
    expect((await report(operator, 'XC-5', { trans_time: run?.end_time ?? '' })).status).toBe(200)
    expect(await floor.sql("select p_order from scrap_transaction where card_no = 'XC-5'")).toEqual([
      { p_order: run?.p_order },
    ])
    await floor.order('XC-6', { hoursAgo: 24 * 40, endedAgo: 24 * 31 })
    expect(await report(supervisor, 'XC-6')).toMatchObject({
      status: 409,
      message: 'Order XC-6 neither runs on machine X1 nor ended there in the last 30 days.',
    })
  })

  test('an integer unit counts begun pieces, another unit keeps its decimals', async () => {
    await floor.order('XC-7')
    await floor.order('XC-8', { part_no: 'X-LIQUID' })
    expect((await report(operator, 'XC-7', { scrap_qty: 2.4 })).data).toMatchObject([{ scrap_qty: 3 }])
    expect((await report(operator, 'XC-8', { scrap_qty: 2.4 })).data).toMatchObject([{ scrap_qty: 2.4 }])
  })

  test('scrap of an order that the ERP does not know is never queued for it', async () => {
    await floor.order('XC-9', { in_erp: false })
    await report(operator, 'XC-9')
    expect(await floor.sql("select erp_status from scrap_transaction where card_no = 'XC-9'")).toEqual([
      { erp_status: 'N' },
    ])
  })

  test('reports at the same moment add up', async () => {
    await floor.order('XC-10')
    const answers = await Promise.all([1, 2, 3, 4].map((scrap_qty) => report(operator, 'XC-10', { scrap_qty })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await floor.card('XC-10')).toEqual({ good_qty: 90, scrap_qty: 10 })
  })
})
