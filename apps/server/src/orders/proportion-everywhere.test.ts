/** Wherever pieces or material are entered, the server refuses what no order could hold, and keeps nothing of it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aCardMaterial, aMaterial } from '../materials/materials.fixture.ts'
import { aPalletFlag, aPrinter } from '../pallets/pallets.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'
import { aCard } from './orders.fixture.ts'

const floor = scrapFloor()
let admin: Caller
const now = () => new Date().toISOString()
/** Planned 200: at most 2,200 with what a company begins with. */
const MOST = 2_200
/** Of scrap a thousand above the plan: T-PLANT-322. */
const MOST_SCRAP = 1_200

beforeAll(async () => {
  admin = await floor.signIn('admin')
  await floor.reason('PR-1')
  await floor.machine('PR-C', [97])
  await floor.machine('PR-S')
  await floor.machine('PR-U', [5])
})

const planned = (card_no: string, more: { machine_id: string; planned_op_qty?: number; rework?: number }) =>
  aCard(floor, { card_no, part_no: 'X-PART', planned_op_qty: 200, ...more })
const material = async (card_no: string) => {
  await aMaterial(floor, { material_no: 'PR-MAT' })
  const line = { card_no, material_no: 'PR-MAT', material_card_no: `M-${card_no}` }
  await aCardMaterial(floor, { ...line, planned_qty: 200, per_unit: 1 })
}

interface Entry {
  readonly call: Parameters<Caller['call']>[0]
  /** Makes what is booked on, and answers the payload for a quantity. */
  readonly on: () => Promise<(quantity: number) => object>
  /** The most that is taken, where it is not that of an order of 200. */
  readonly most?: number
}

const entries: Entry[] = [
  {
    call: 'report_scrap_cycles',
    most: MOST_SCRAP,
    on: async () => {
      await floor.order('PR-CY', { machine_id: 'PR-C', insatser: 4 })
      const report = { machine_id: 'PR-C', scrap_reason: 'PR-1', employee: EMPLOYEE, trans_time: now() }
      return (pieces) => ({ ...report, cycles: Math.ceil(pieces / 4), scrap_text: '' })
    },
  },
  {
    call: 'save_scrap_card',
    most: MOST_SCRAP,
    on: async () => {
      await floor.order('PR-AD')
      const card = { machine_id: 'X1', card_no: 'PR-AD', employee: EMPLOYEE, trans_time: now() }
      const row = { scrap_reason: 'PR-1', original_qty: 0, scrap_text: '' }
      return (adjusted_qty) => ({ ...card, rows: [{ ...row, adjusted_qty }] })
    },
  },
  {
    call: 'report_material_scrap',
    on: async () => {
      await floor.order('PR-MS')
      await material('PR-MS')
      const report = { material_card_no: 'M-PR-MS', machine_id: 'X1', scrap_reason: 'PR-1', trans_time: now() }
      return (quantity) => ({ ...report, quantity })
    },
  },
  {
    call: 'order_material',
    on: async () => {
      await floor.order('PR-MO', { machine_id: 'PR-S' })
      await material('PR-MO')
      return (quantity) => ({ machine_id: 'PR-S', card_no: 'PR-MO', material_no: 'PR-MAT', quantity })
    },
  },
  {
    call: 'start_rework_order',
    on: async () => {
      await planned('PR-RW', { machine_id: 'PR-U', rework: 1 })
      return (quantity) => ({ machine_id: 'PR-U', card_no: 'PR-RW', quantity, tool_id: 'X-TOOL' })
    },
  },
  {
    call: 'start_order',
    on: async () => {
      await planned('PR-ST', { machine_id: 'PR-U' })
      return (unit_qty) => ({ machine_id: 'PR-U', card_no: 'PR-ST', unit_qty })
    },
  },
  {
    call: 'create_order_by_part',
    on: async () => {
      const order = { machine_id: 'PR-U', part_no: 'X-PART', op_no: '10', planned_op_qty: 200 }
      return (unit_qty) => ({ ...order, unit_qty })
    },
  },
  {
    call: 'confirm_order',
    most: MOST - 100,
    on: async () => {
      await floor.order('PR-CO', { hoursAgo: 5, endedAgo: 2 })
      const order = { machine_id: 'X1', card_no: 'PR-CO', employee: EMPLOYEE }
      return (more) => ({ ...order, quantity: 100 + more })
    },
  },
  {
    call: 'report_bundle',
    on: async () => {
      await planned('PR-BU', { machine_id: 'PR-U' })
      const of = { machine_id: 'PR-U', card_nos: ['PR-BU'], planned_qty: 200 }
      const { data } = await admin.call('balthzar_create_detail_planning_bundle', of)
      return (good_qty) => ({ bundle_no: data[0]?.bundle_no, machine_id: 'PR-U', good_qty, over_confirmed: true })
    },
  },
  {
    call: 'adjust_pallet_flag',
    on: async () => {
      await floor.order('PR-FL')
      const { record_no } = await aPalletFlag(floor, { machine_id: 'X1', card_no: 'PR-FL', erp_status: 'W' })
      return (qty) => ({ machine_id: 'X1', record_no, qty })
    },
  },
]

describe.each(entries)('$call', ({ call, on, most = MOST }) => {
  test(`T-PLANT-241 T-PLANT-322 ${call} takes the most that an order can hold, and refuses more with the limit`, async () => {
    const of = await on()
    const audited = () => floor.sql('select count(*)::int as n from audit where company_id = 1000')
    const before = await audited()
    const refused = await admin.call(call, of(call === 'report_scrap_cycles' ? most + 4 : most + 1))
    expect(refused.status, refused.message).toBe(409)
    expect(refused.message).toContain(`at most ${most.toLocaleString('en-GB')}`)
    expect(await audited()).toEqual(before)
    const taken = await admin.call(call, of(most))
    expect(taken.status, taken.message).toBe(200)
  })
})

test('T-PLANT-241 scrap that is taken back is never too much, however far above the plan the order is', async () => {
  await floor.order('PR-TB')
  const card = { machine_id: 'X1', card_no: 'PR-TB', employee: EMPLOYEE, trans_time: now() }
  const adjust = (original_qty: number, adjusted_qty: number) => {
    const row = { scrap_reason: 'PR-1', original_qty, adjusted_qty, scrap_text: '' }
    return admin.call('save_scrap_card', { ...card, rows: [row] })
  }
  expect((await adjust(0, 1_100)).status).toBe(200)
  await floor.sql("update card set planned_op_qty = 10 where card_no = 'PR-TB'")
  expect((await adjust(1_100, 1_300)).status).toBe(409)
  expect((await adjust(1_100, 1_050)).status).toBe(200)
})

test('T-PLANT-241 the flags of a whole order follow the share that the company has set', async () => {
  await planned('PR-PF', { machine_id: 'PR-U', planned_op_qty: 10_000 })
  await aCompanySetting(floor, { name: 'overProductionMost', value: '20' })
  await aPrinter(floor, { printer_no: 'PR-P' })
  const print = (quantity: number) =>
    admin.call('print_full_order', { machine_id: 'PR-U', card_no: 'PR-PF', quantity, printer_no: 'PR-P' })
  expect((await print(12_001)).message).toContain('at most 12,000')
  expect((await print(12_000)).status).toBe(200)
  await floor.sql(`delete from company_setting where company_id = ${COMPANY} and name = 'overProductionMost'`)
})

test('T-PLANT-361 the flags of an order together say no more than it could hold; cancelled ones count for nothing', async () => {
  await floor.machine('PR-F')
  await floor.order('PR-SUM', { machine_id: 'PR-F' })
  await aPrinter(floor, { printer_no: 'PR-PS' })
  const of = { machine_id: 'PR-F', card_no: 'PR-SUM', printer: 'PR-PS', employee: EMPLOYEE }
  const print = (quantity: number) => admin.call('print_pallet_flag', { ...of, quantity })
  const first = await print(1_500)
  expect(first.status, first.message).toBe(200)
  const flag = (await print(600)).data[0]?.recordNo
  const refused = await print(101)
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('at most 100')])
  // Of several cavities the flags of all of them.
  const cavities = [60, 41].map((prodquantity) => ({ prodquantity, scrapquantity: 0 }))
  expect((await admin.call('print_pallet_flag', { ...of, cavities })).status).toBe(409)
  const adjust = (qty: number) => admin.call('adjust_pallet_flag', { machine_id: 'PR-F', record_no: Number(flag), qty })
  expect((await adjust(701)).message).toContain('at most 700')
  await floor.sql("update card set planned_op_qty = 10 where card_no = 'PR-SUM'")
  expect((await adjust(500)).status).toBe(200)
  await floor.sql("update card set planned_op_qty = 200 where card_no = 'PR-SUM'")
  expect((await print(201)).status).toBe(409)
  await floor.sql('update pallet_flag set status = $1 where record_no = $2', ['Cancelled', flag])
  expect((await print(700)).status).toBe(200)
})

test('T-PLANT-361 the flags of a whole order come beside those that are printed already', async () => {
  await planned('PR-PB', { machine_id: 'PR-U' })
  await aPrinter(floor, { printer_no: 'PR-PB' })
  const flag = { machine_id: 'PR-U', card_no: 'PR-PB', erp_status: 'W' }
  await aPalletFlag(floor, { ...flag, qty: 1900 })
  await aPalletFlag(floor, { ...flag, qty: 300, status: 'Cancelled' })
  const print = (quantity: number) =>
    admin.call('print_full_order', { machine_id: 'PR-U', card_no: 'PR-PB', quantity, printer_no: 'PR-PB' })
  expect((await print(301)).message).toContain('at most 300')
  const printed = await print(300)
  expect(printed.status, printed.message).toBe(200)
})

test('T-PLANT-362 material that was scrapped before counts', async () => {
  await floor.order('PR-MT')
  await material('PR-MT')
  const report = { material_card_no: 'M-PR-MT', machine_id: 'X1', scrap_reason: 'PR-1', trans_time: now() }
  const scrap = (quantity: number) => admin.call('report_material_scrap', { ...report, quantity })
  expect((await scrap(1_500)).status).toBe(200)
  const lines = async () => (await admin.call('get_materials', { machine_id: 'X1', card_no: 'PR-MT' })).data
  expect(await lines()).toMatchObject([{ materialScrapQty: 1_500 }])
  expect((await scrap(701)).message).toContain('at most 700')
  expect((await scrap(-1_000)).status).toBe(200)
  expect(await lines()).toMatchObject([{ materialScrapQty: 500 }])
  expect((await scrap(1_700)).status).toBe(200)
})
