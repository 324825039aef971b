import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aMachineState } from '../machines/machines.fixture.ts'
import { aCardMaterial, aMaterial } from '../materials/materials.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const floor = scrapFloor()
let operator: Caller
const now = () => new Date().toISOString()

beforeAll(async () => {
  operator = await floor.signIn('operator')
  for (const [machine_id, sf] of [
    ['X53', 53],
    ['X61', 61],
    ['X97', 97],
    ['X97-TEXT', 97],
    ['X97-EMPTY', 97],
  ] as const) {
    await floor.machine(machine_id, [sf])
  }
  await floor.reason('X10')
  await floor.reason('X-START', { never_reduce_good_qty: 1 })
  await floor.reason('X-TEXT', { scrap_text_flag: 1 })
  await floor.reason('X-MAT', { adjust_materials: 1 })
  const material = { company_id: COMPANY, material_balance: 1000 }
  await aMaterial(floor, { ...material, material_no: 'B', material_desc: 'Bushing', material_unit: 'ST' })
  await aMaterial(floor, { ...material, material_no: 'C', material_desc: 'Clip', material_unit: 'st' })
  await aMaterial(floor, { ...material, material_no: 'G', material_desc: 'Glue', material_unit: 'KG' })
})

async function withMaterials(card_no: string): Promise<void> {
  const lines = [
    ['B', 3, ''],
    ['C', 4, 'CARD-C'],
    ['G', 0.01, ''],
  ] as const
  for (const [index, [material_no, per_unit, material_card_no]] of lines.entries()) {
    const line = { company_id: COMPANY, card_no, line_no: index + 1, material_no, material_card_no, per_unit }
    await aCardMaterial(floor, { ...line, planned_qty: 200 * per_unit })
  }
}

const booked = (card_no: string) =>
  floor.sql(
    `select material_no, quantity, reporting_source from material_transaction where card_no = $1 order by record_no`,
    [card_no],
  )

describe('SF97', () => {
  const cycles = (machine_id: string, given: object = {}) =>
    operator.raw({
      name: 'report_scrap_cycles',
      payload: { machine_id, cycles: 3, scrap_reason: 'X10', employee: EMPLOYEE, trans_time: now(), ...given },
      request_id: randomUUID(),
    })

  test('whole cycles are scrapped on all running orders, cycles × open cavities each', async () => {
    await floor.order('X97-A', { machine_id: 'X97', insatser: 4 })
    await floor.order('X97-B', { machine_id: 'X97', insatser: 2 })
    await floor.order('X97-C', { machine_id: 'X97', insatser: 8, endedAgo: 1 })
    const state = { company_id: COMPANY, machine_id: 'X97', status: 'N', since: now(), counted_to: now() }
    await aMachineState(floor, { ...state, last_signal: now(), memory: { reduction: 1 } })
    const answer = await cycles('X97')
    expect(answer.data, answer.message).toMatchObject([
      { card_no: 'X97-A', scrap_qty: 9, scrap_text: 'SF97', card_good_qty: 91, card_scrap_qty: 9 },
      { card_no: 'X97-B', scrap_qty: 3, scrap_text: 'SF97', card_good_qty: 97, card_scrap_qty: 3 },
    ])
    const [sum] = await floor.sql("select sum(scrap_qty) as sum from shift_figures where machine_id = 'X97'")
    expect(sum).toEqual({ sum: 12 })
  })

  test('a text that the reason asks for stands on every booking; without one none is made', async () => {
    await floor.order('X97-D', { machine_id: 'X97-TEXT' })
    await floor.order('X97-E', { machine_id: 'X97-TEXT' })
    expect((await cycles('X97-TEXT', { scrap_reason: 'X-TEXT' })).message).toBe('Scrap reason X-TEXT needs a text.')
    const { data } = await cycles('X97-TEXT', { scrap_reason: 'X-TEXT', scrap_text: 'cold start' })
    expect(data.map(({ scrap_text }) => scrap_text)).toEqual(['cold start', 'cold start'])
  })

  test('a machine without orders, without the function, and negative cycles are refused', async () => {
    expect((await cycles('X97-EMPTY')).message).toBe('No order runs on machine X97-EMPTY.')
    expect((await cycles('X1')).message).toBe('Machine X1 does not have this function.')
    expect((await cycles('X97', { cycles: -1 })).status).toBe(422)
  })
})

describe('SF61', () => {
  const startUp = (card_no: string, sf61_qty: number, seen: object = {}) =>
    operator.raw({
      name: 'sf61',
      payload: { sf61_qty, card_no, machine_id: 'X61', employee: EMPLOYEE, ...seen },
      request_id: randomUUID(),
    })

  beforeEach(async () => {
    await floor.sql("delete from company_setting where company_id = $1 and name = 'startUpScrapReason'", [COMPANY])
    await aCompanySetting(floor, { name: 'startUpScrapReason', value: 'X-START' })
  })

  test('without a scrap reason for it start-up scrap is refused', async () => {
    await floor.order('X61-0', { machine_id: 'X61' })
    await floor.sql("delete from company_setting where company_id = $1 and name = 'startUpScrapReason'", [COMPANY])
    expect((await startUp('X61-0', 95)).message).toContain('The company settings do not say')
  })

  test('W-CALL-26 what is not good is booked as start-up scrap, order by order', async () => {
    await floor.order('X61-1', { machine_id: 'X61' })
    const answer = await startUp('X61-1', 95)
    expect(answer.data, answer.message).toMatchObject([{ scrap_qty: 5, card_good_qty: 95, card_scrap_qty: 5 }])
    expect(await floor.sql("select scrap_reason, source from scrap_transaction where card_no = 'X61-1'")).toEqual([
      { scrap_reason: 'X-START', source: 'startup' },
    ])
    expect((await startUp('X61-1', 95)).data).toMatchObject([{ record_no: null, scrap_qty: 0 }])
  })

  test('W-VALID-36 W-VALID-37 the server holds the limits: 10 % of 200, and never above the good quantity', async () => {
    await floor.order('X61-2', { machine_id: 'X61' })
    expect(await startUp('X61-2', 79)).toMatchObject({
      status: 409,
      message: 'At most 20 may be start-up scrap, this would be 21.',
    })
    expect(await startUp('X61-2', 101)).toMatchObject({ message: 'The order has only 100 good pieces.' })
    expect((await startUp('X61-2', 80)).status).toBe(200)
  })

  test('pieces made since the operator counted stay good, and the same pieces are not scrapped twice', async () => {
    await floor.order('X61-3', { machine_id: 'X61', good_qty: 108 })
    const seen = { seen_good_qty: 100, seen_scrap_qty: 0 }
    expect((await startUp('X61-3', 95, seen)).data).toMatchObject([{ scrap_qty: 5, card_good_qty: 103 }])
    expect(await startUp('X61-3', 95, seen)).toMatchObject({ status: 409, code: 2 })
  })
})

describe('material', () => {
  const report = (machine_id: string, card_no: string, given: object) =>
    operator.raw({
      name: 'report_scrap',
      payload: { machine_id, card_no, employee: EMPLOYEE, trans_time: now(), scrap_reason: 'X10', ...given },
      request_id: randomUUID(),
    })
  const scrapMaterial = (given: object) =>
    operator.raw({
      name: 'report_material_scrap',
      payload: { machine_id: 'X1', scrap_reason: 'X10', trans_time: now(), ...given },
      request_id: randomUUID(),
    })

  test('W-CALL-25-X a reason with adjust_materials books planned material in the unit of the pieces', async () => {
    await floor.order('XM-1')
    await withMaterials('XM-1')
    await report('X1', 'XM-1', { scrap_reason: 'X-MAT', scrap_qty: 10 })
    expect(await booked('XM-1')).toEqual([
      { material_no: 'B', quantity: 30, reporting_source: 'scrap' },
      { material_no: 'C', quantity: 40, reporting_source: 'scrap' },
    ])
  })

  test('W-CALL-42-X SF53: picked components are booked negative', async () => {
    await floor.order('XM-2', { machine_id: 'X53' })
    await withMaterials('XM-2')
    const components = [
      { material_no: 'B', quantity: 9 },
      { material_no: 'C', quantity: 12.0004 },
    ]
    expect((await report('X53', 'XM-2', { scrap_qty: 3, components })).status).toBe(200)
    expect(await booked('XM-2')).toEqual([
      { material_no: 'B', quantity: -9, reporting_source: 'return' },
      { material_no: 'C', quantity: -12, reporting_source: 'return' },
    ])
  })

  test('SF53: a component that is not planned, or a machine without the function, refuses the whole report', async () => {
    await floor.order('XM-3', { machine_id: 'X53' })
    await floor.order('XM-4')
    await withMaterials('XM-4')
    const odd = { scrap_qty: 3, components: [{ material_no: 'B', quantity: 9 }] }
    expect((await report('X53', 'XM-3', odd)).message).toBe('Material B is not planned on order XM-3.')
    expect((await report('X1', 'XM-4', odd)).message).toBe('Components are not given back at machine X1.')
    expect(await floor.card('XM-3')).toEqual({ good_qty: 100, scrap_qty: 0 })
    expect(await floor.card('XM-4')).toEqual({ good_qty: 100, scrap_qty: 0 })
  })

  test('W-CALL-44-X W-ENTITY-16 material lines, what pieces used and what was scrapped besides', async () => {
    await floor.order('XM-5')
    await withMaterials('XM-5')
    await report('X1', 'XM-5', { scrap_reason: 'X-MAT', scrap_qty: 10 })
    await scrapMaterial({ material_card_no: 'XM-5/1', quantity: 2 })
    const { data } = await operator.call('get_materials', { machine_id: 'X1', card_no: 'XM-5' })
    expect(data).toHaveLength(3)
    expect(data[0]).toEqual({
      lineNo: 1,
      materialNo: 'B',
      materialDesc: 'Bushing',
      materialUnit: 'ST',
      materialPlannedQty: 600,
      plannedQty: 200,
      materialPerUnit: 3,
      materialUsedQty: 302,
      materialScrapQty: 2,
      materialLot: '',
      materialBalance: 1000,
      materialCardNo: 'XM-5/1',
    })
    expect(data[1]).toMatchObject({ materialCardNo: 'CARD-C', materialUsedQty: 400 })
    expect((await operator.call('get_materials', { machine_id: 'X53', card_no: 'XM-5' })).data).toEqual([])
  })

  test('W-CALL-42-X W-CALL-43-X W-ENTITY-18 W-LIMIT-01 material scrap and returns, with three decimals', async () => {
    await floor.order('XM-6')
    await withMaterials('XM-6')
    const first = await scrapMaterial({ material_card_no: 'XM-6/3', quantity: 1.23456 })
    expect(first.data, first.message).toMatchObject([{ quantity: 1.235 }])
    await scrapMaterial({ material_card_no: 'XM-6/3', quantity: -0.5, reporting_source: 'order_confirmation' })
    const which = { workOrderNumber: 'WO XM-6', operationNumber: '10', machineId: 'X1' }
    const { data } = await operator.call('get_material_scrap_history', which)
    expect(data).toMatchObject([
      { scrapReason: 'X10', partNo: 'G', materialQty: -0.5, reportingSource: 'order_confirmation' },
      { scrapReason: 'X10', partNo: 'G', status: 'W', materialQty: 1.235, unit: 'KG', reportingSource: 'wizard' },
    ])
    const restricted = await floor.signIn('restricted')
    expect((await restricted.call('get_material_scrap_history', which)).data).toEqual([])
  })

  test('W-CALL-42-X an unknown line is not found; an unknown reason and nothing are refused', async () => {
    await floor.order('XM-7')
    await withMaterials('XM-7')
    expect((await scrapMaterial({ material_card_no: 'XM-7/9', quantity: 1 })).status).toBe(404)
    const line = { material_card_no: 'XM-7/1' }
    expect((await scrapMaterial({ ...line, quantity: 1, scrap_reason: 'NONE' })).status).toBe(409)
    expect((await scrapMaterial({ ...line, quantity: 0.0001 })).message).toBe('The quantity must not be zero.')
  })
})
