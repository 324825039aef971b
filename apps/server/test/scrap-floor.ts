/** Machines, reasons and orders of their own for the tests of scrap: nothing here depends on the example plant's orders. */
import { beforeAll } from 'vitest'
import type { Tables } from '../src/ground/db/tables.fixture.ts'
import { aMachine } from '../src/machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../src/orders/orders.fixture.ts'
import { anEmployee } from '../src/people/people.fixture.ts'
import { aScrapCategory, aScrapReason } from '../src/scrap/scrap.fixture.ts'
import { type TestServer, testServer } from './test-server.ts'

export const COMPANY = 1000
export const EMPLOYEE = 'X-EMP'

export interface OrderGiven {
  readonly machine_id?: string
  readonly good_qty?: number
  readonly planned_op_qty?: number
  readonly hoursAgo?: number
  /** Ended so many hours ago. */
  readonly endedAgo?: number
  readonly insatser?: number
  readonly in_erp?: boolean
  readonly part_no?: string
}

export interface ScrapFloor extends TestServer {
  machine(machine_id: string, special_functions?: number[]): Promise<void>
  reason(code: string, flags?: Partial<Tables['scrap_reason']>): Promise<void>
  order(card_no: string, given?: OrderGiven): Promise<void>
  card(card_no: string): Promise<{ good_qty: number; scrap_qty: number }>
}

export function scrapFloor(): ScrapFloor {
  const floor = testServer() as ScrapFloor
  floor.machine = async (machine_id, special_functions = []) => {
    const machine_description = `${machine_id} press`
    await aMachine(floor, { machine_id, machine_description, special_functions, max_startup_scrap: 10 })
  }
  floor.reason = async (code, flags = {}) => {
    await aScrapReason(floor, { code, scrap_reason_category: 'X-CAT', ...flags })
  }
  floor.order = async (card_no, given = {}) => {
    const { machine_id = 'X1', good_qty = 100, planned_op_qty = 200, hoursAgo = 2, in_erp = true } = given
    const part_no = given.part_no ?? 'X-PART'
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await aCard(floor, {
      ...{ card_no, machine_id, part_no, planned_op_qty, good_qty, in_erp },
      ...{ work_order_no: `WO ${card_no}`, planned_start_time: ago(hoursAgo) },
    })
    const end_time = given.endedAgo === undefined ? null : ago(given.endedAgo)
    const insatser = given.insatser ?? 1
    await anOrderRun(floor, { machine_id, card_no, start_time: ago(hoursAgo), end_time, insatser })
  }
  floor.card = async (card_no) => {
    const [row] = await floor.sql<{ good_qty: number; scrap_qty: number }>(
      'select good_qty, scrap_qty from card where card_no = $1',
      [card_no],
    )
    if (!row) throw new Error(`no card ${card_no}`)
    return row
  }
  beforeAll(async () => {
    await anEmployee(floor, { employee_number: EMPLOYEE, employee_name: 'Xenia' })
    await aScrapCategory(floor, { code: 'X-CAT', names: { en: 'Category X' } })
    const part = { company_id: COMPANY, op_number: '10', tool_id: 'X-TOOL', planned_unit_time: 10 }
    await aPart(floor, { ...part, part_no: 'X-PART', unit: 'ST', integer_unit: 1 })
    await aPart(floor, { ...part, part_no: 'X-LIQUID', unit: 'KG', integer_unit: 0 })
    await floor.machine('X1')
  })
  return floor
}
