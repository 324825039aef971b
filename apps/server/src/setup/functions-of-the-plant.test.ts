/** Whoever tries the product finds each special function on a machine of the example plant, with all that it needs. */
import { has, type SpecialFunction, specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal, workAroundTheClock } from '../../test/order-plant.ts'
import { ownFolder } from '../../test/own-folder.ts'
import { type Answer, type Caller, testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { warnAtOrderQuantity } from '../orders/jobs/warn-at-order-quantity.ts'
import { writeMachineFiles } from '../seed/write-machine-files.ts'

const filesFolder = ownFolder()
const server = testServer({ filesFolder })
const HOUR = 3_600_000
const EMPLOYEE = '0101'
let operator: Caller
let admin: Caller

beforeAll(async () => {
  await workAroundTheClock(server)
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  for (const plant of examplePlants(Date.now())) await writeMachineFiles(filesFolder, plant)
})

type Row = Record<string, unknown>
const now = () => new Date().toISOString()

/** The rows of a call that is done; a refusal fails with its own words. */
async function done(name: string, payload: object, by: Caller = operator): Promise<Row[]> {
  const answer: Answer = await by.raw({ name, payload })
  expect(answer.status, `${name}: ${answer.message}`).toBe(200)
  return answer.data
}
const refused = async (name: string, payload: object) => {
  const answer = await operator.raw({ name, payload })
  expect(answer.status, `${name}: ${answer.message}`).toBe(409)
  return answer.message
}
const planned = (machine_id: string) => done('get_planned_orders', { machine_id })
const running = (machine_id: string) => done('get_running_orders', { machine_id })

/** Everything that a start on some machine asks for. */
async function startWith(machine_id: string, card_no: unknown, more: object = {}): Promise<Row> {
  const card = (await planned(machine_id)).find((order) => order.card_no === card_no)
  const structures = await done('balthzar_get_tool_structures', { machine_id, tool_id: card?.tool_id ?? '' })
  const child_tool_id = structures[0]?.child_tool_id ?? ''
  const answers = { cavities: 1, unit_qty: 1, child_tool_id, sf326_stop_code: await setupCode(machine_id) }
  const [started] = await done('start_order', { machine_id, card_no, ...answers, ...more })
  return started as Row
}
const setupCode = async (machine_id: string) =>
  String(
    (await done('get_stop_codes_for_machine', { machine_id })).find(({ setup_time }) => setup_time === 1)?.stop_code,
  )

/** The order that runs there; an earlier function may have ended it. */
async function orderOn(machine_id: string): Promise<Row> {
  const [order] = await running(machine_id)
  if (order) return order
  await startWith(
    machine_id,
    (await planned(machine_id)).find(({ locked, cancelled }) => !locked && !cancelled)?.card_no,
  )
  return (await running(machine_id))[0] as Row
}
const cardOn = async (machine_id: string) => (await orderOn(machine_id)).card_no as string

async function stopped(machine_id: string): Promise<void> {
  const at = Date.now() - HOUR
  await signal(server, machine_id, { at, kind: 'state', value: 'running' })
  await signal(server, machine_id, { at: at + HOUR / 2, kind: 'state', value: 'stopped' })
}

/** A setup that ends with the first good piece. */
async function approve(machine_id: string, said: object): Promise<void> {
  await orderOn(machine_id)
  await stopped(machine_id)
  const on = { machine_id, set_status: 'on' }
  const machine = (await done('get_machines', {})).find((row) => row.machine_id === machine_id)
  const asks = has({ special_functions: machine?.special_functions as number[] }, 'setupStopReason')
  await done('resume_setup', { ...on, sf326_stop_code: asks ? await setupCode(machine_id) : '' })
  const [approved] = await done('first_piece_ok', { machine_id, employee: EMPLOYEE, setup_type: 'FULL', ...said })
  expect(approved).toMatchObject({ machine_id, first_piece_time: expect.any(String) })
}

const printerAt = async (machine_id: string) =>
  (await done('get_touch_config_for_machine', { machine_id }))[0]?.pallet_flag_printer

async function printFlag(machine_id: string, of: object): Promise<Row> {
  const printer = await printerAt(machine_id)
  const flag = { machine_id, card_no: await cardOn(machine_id), printer, employee: EMPLOYEE }
  return (await done('print_pallet_flag', { ...flag, ...of }))[0] as Row
}

const room = (order: Row) => Number(order.planned_op_qty) - Number(order.card_good_qty) - Number(order.card_scrap_qty)
const report = (machine_id: string, card_no: unknown, good_qty: number) => ({
  machine_id,
  card_no,
  good_qty,
  employee: EMPLOYEE,
})
const scrap = (machine_id: string, card_no: unknown, more: object = {}) => ({
  machine_id,
  card_no,
  scrap_reason: '10',
  scrap_qty: 2,
  employee: EMPLOYEE,
  ...more,
})

type Use = (machine_id: string) => Promise<void>

/** How each is used to its end. A function without a row does not compile. */
const uses: Record<SpecialFunction, Use> = {
  startByPart: async (machine_id) => {
    const part = (await done('search_part', { machine_id }))[0]
    const of = { part_no: part?.part_no, op_no: part?.op_no, planned_op_qty: 50, unit_qty: part?.quantity_per_cycle }
    const [made] = await done('create_order_by_part', { machine_id, ...of })
    expect((await running(machine_id)).map(({ card_no }) => card_no)).toContain(made?.card_no)
  },
  askUnitQuantityAtStart: async (machine_id) => {
    const card = (await planned(machine_id)).find(({ unit_qty }) => Number(unit_qty) === 0)
    await refused('start_order', { machine_id, card_no: card?.card_no, cavities: 1 })
    expect(await startWith(machine_id, card?.card_no, { unit_qty: 2 })).toMatchObject({ card_no: card?.card_no })
  },
  reportMaterialDifference: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    const [material] = await done('get_materials', { machine_id, card_no })
    const batch = { material_no: material?.materialNo, batch_id: 'B-1', quantity: 25 }
    await done('change_material_batch', { machine_id, card_no, ...batch, empty: true, supplier: 'Granulat AB' })
    await refused('stop_order', { machine_id, card_no })
    await done('report_material_difference', { machine_id, card_no })
    await done('stop_order', { machine_id, card_no })
  },
  employeeSignIn: async (machine_id) => {
    await done('sign_in_employee_at_machine', { machine_id, employee_id: '0118' })
    const there = await done('get_employees_at_machine', { machine_id })
    expect(there.map(({ employee_number }) => employee_number)).toContain('0118')
  },
  firstPieceScreen: (machine_id) => approve(machine_id, {}),
  firstPieceAsksEmployee: (machine_id) => approve(machine_id, {}),
  firstPieceAsksNote: (machine_id) => approve(machine_id, { setup_note: 'first five measured' }),
  firstPieceAsksSetupType: async (machine_id) => {
    const [type] = await done('get_setup_types', { machine_id })
    await approve(machine_id, { setup_type: type?.code })
  },
  groupOrders: async (machine_id) => {
    const first = await orderOn(machine_id)
    const started = await startWith(machine_id, (await planned(machine_id))[0]?.card_no)
    expect(started.start_time).toBe(first.start_time)
  },
  warnAtOrderQuantity: async (machine_id) => {
    const order = await orderOn(machine_id)
    if (room(order) > 0) await done('receive_good_qty', report(machine_id, order.card_no, room(order)))
    const connections = openConnections(server.database)
    await warnAtOrderQuantity.run({ connections, now: Date.now(), publish: async () => () => {} })
    await connections.close()
    const told = await done('get_notifications', { machine_id })
    expect(told.map(({ text }) => text)).toContain(`Order ${order.card_no} has reached its quantity. Change order.`)
  },
  blockAtOrderQuantity: async (machine_id) => {
    const order = await orderOn(machine_id)
    await refused('receive_good_qty', report(machine_id, order.card_no, room(order) + 1))
    await done('receive_good_qty', report(machine_id, order.card_no, room(order)))
  },
  internalActivities: async (machine_id) => {
    const manual = await done('get_manual_internal_activities', { machine_id })
    const due = { create_date: now(), due_date: new Date(Date.now() + HOUR).toISOString() }
    const [made] = await done('start_internal_activity', { record_no: manual[0]?.record_no, machine_id, ...due })
    const open = await done('get_internal_activities', { machine_id })
    expect(open.map(({ record_no }) => record_no)).toContain(made?.res)
  },
  changeOrderRunning: async (machine_id) => {
    const order = await orderOn(machine_id)
    if (room(order) > 0) await done('receive_good_qty', report(machine_id, order.card_no, room(order)))
    await startWith(machine_id, (await planned(machine_id))[0]?.card_no)
    expect((await running(machine_id)).map(({ card_no }) => card_no)).not.toContain(order.card_no)
  },
  quantitiesPerCavity: async (machine_id) => {
    await cardOn(machine_id)
    const cavities = await done('get_cavities', { machine_id })
    expect(cavities.length).toBeGreaterThan(1)
    const counted = cavities.map((_, nth) => ({ prodquantity: nth === 0 ? 5 : 0, scrapquantity: 0 }))
    expect(await printFlag(machine_id, { cavities: counted })).toMatchObject({ qty: 5 })
  },
  splitStop: async (machine_id) => {
    await stopped(machine_id)
    await signal(server, machine_id, { at: Date.now(), kind: 'state', value: 'running' })
    const [stop] = await done('get_uncoded_stops', { machine_id })
    const split_time = new Date(Date.parse(String(stop?.start_time)) + 60_000).toISOString()
    expect(await done('split_stop', { machine_id, stop: stop?.stop, split_time })).toHaveLength(2)
  },
  askCancelRest: async (machine_id) => {
    const [ended] = await done('stop_order', { machine_id, card_no: await cardOn(machine_id), cancel_order: 1 })
    expect(ended?.cancellation).toEqual(expect.any(Number))
  },
  returnComponentsOnScrap: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    const [material] = await done('get_materials', { machine_id, card_no })
    const components = [{ material_no: material?.materialNo, quantity: 3 }]
    await done('report_scrap', scrap(machine_id, card_no, { components }))
    const back = await server.sql('select quantity::float from material_transaction where card_no = $1', [card_no])
    expect(back).toEqual([{ quantity: -3 }])
  },
  startUpScrap: async (machine_id) => {
    const orders = await running(machine_id)
    expect(orders.length).toBeGreaterThan(0)
    for (const { card_no, card_good_qty } of orders) {
      const [booked] = await done('sf61', {
        machine_id,
        card_no,
        sf61_qty: Number(card_good_qty) - 4,
        employee: EMPLOYEE,
      })
      expect(booked).toMatchObject({ scrap_qty: 4 })
    }
    const [order] = orders
    const all = { machine_id, card_no: order?.card_no, sf61_qty: 0, employee: EMPLOYEE }
    expect(await refused('sf61', all)).toContain('may be start-up scrap')
  },
  cycleTimeFromProcessValue: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    const said = { name: 'cycle_time', value: 12.4 }
    await signal(server, machine_id, { at: Date.now(), kind: 'value', value: said })
    expect(await done('get_order_details', { machine_id, card_no })).toMatchObject([{ real_cycle_time: 12.4 }])
  },
  scrapWholeCycles: async (machine_id) => {
    const { card_no } = await orderOn(machine_id)
    const cycles = { machine_id, cycles: 2, scrap_reason: '10', employee: EMPLOYEE, trans_time: now() }
    const [booked] = await done('report_scrap_cycles', cycles)
    expect(booked?.card_no).toBe(card_no)
    expect(Number(booked?.scrap_qty)).toBeGreaterThan(2)
  },
  stopPanelHidden: async (machine_id) => {
    expect(await refused('stop_order', { machine_id, card_no: await cardOn(machine_id) })).toContain(machine_id)
  },
  scrapOnPreviousOperation: async (machine_id) => {
    const order = await orderOn(machine_id)
    expect(order.prev_op_card_no, 'the order has an operation before it').not.toBe('')
    const history = await done('get_scrap_history', { card_no: order.prev_op_card_no })
    expect(Array.isArray(history)).toBe(true)
  },
  askBeforeStop: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    expect(await done('stop_order', { machine_id, card_no })).toMatchObject([{ card_no }])
  },
  automaticSignIn: async (machine_id) => {
    const there = await done('get_employees_at_machine', { machine_id })
    expect(there).toHaveLength(1)
    const by = { employee: there[0]?.employee_number }
    await done('receive_good_qty', { ...report(machine_id, await cardOn(machine_id), 1), ...by })
  },
  pickToolStructure: async (machine_id) => {
    const mother = (await planned(machine_id)).find(({ tool_id }) => tool_id === 'T-1001')
    await refused('start_order', { machine_id, card_no: mother?.card_no, cavities: 1 })
    expect(await startWith(machine_id, mother?.card_no)).toMatchObject({ card_no: mother?.card_no })
  },
  hideCancelledOrders: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    await done('stop_order', { machine_id, card_no, cancel_order: 1 })
    const shown = async (more: object) =>
      (await done('get_running_and_finished_orders', { machine_id, ...more })).map((order) => order.card_no)
    expect(await shown({ non_cancelled: 0 })).toContain(card_no)
    expect(await shown({})).not.toContain(card_no)
  },
  numericEmployeeNumber: async (machine_id) => {
    const [known] = await done('verify_employee', { machine_id, employee: '0102' })
    expect(known).toMatchObject({ is_valid_employee: true, balthzar_full_name: 'Erik Johansson' })
  },
  reprintMarkedAsCopy: async (machine_id) => {
    const flag = await printFlag(machine_id, { quantity: 10 })
    const again = { intRecord_no: flag.recordNo, strPallet_flag_printer: await printerAt(machine_id) }
    const as = { bolProv_blastring: false, bolUP_flag: false, bolSF247: false }
    await done('reprint_pallet_flag', { ...again, ...as })
    const jobs = await server.sql(
      "select (label ->> 'copy')::boolean as copy, label ->> 'erp_id' as erp_id from print_job where pallet_flag = $1 order by record_no",
      [flag.recordNo],
    )
    expect(jobs).toEqual([
      { copy: false, erp_id: flag.erpId },
      { copy: true, erp_id: flag.erpId },
    ])
  },
  machineScrapReasons: async (machine_id) => {
    const offered = await done('get_scrap_codes', { machine_id })
    const linked = offered.find(({ code }) => code === '11')
    await done('report_scrap', scrap(machine_id, await cardOn(machine_id), { scrap_reason: linked?.code }))
    expect(offered.map(({ code }) => code)).not.toContain('10')
  },
  returnMaterialAtEnd: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    await done('report_scrap', scrap(machine_id, card_no, { scrap_reason: '41' }))
    await done('stop_order', { machine_id, card_no })
    const back = await server.sql('select 1 from material_transaction where card_no = $1 and quantity < 0', [card_no])
    expect(back.length).toBeGreaterThan(0)
  },
  traceMaterial: async (machine_id) => {
    const card_no = await cardOn(machine_id)
    await done('set_material_traces', { machine_id, card_no, trace_ids: ['L-1', 'L-2'] })
    expect(await done('get_material_traces', { machine_id, card_no })).toMatchObject([
      { trace_id: 'L-1' },
      { trace_id: 'L-2' },
    ])
  },
  ownFileFolder: async (machine_id) => {
    const files = await done('get_files', { machine_id })
    expect(files.map((file) => JSON.stringify(file)).join()).toContain('Daily care.pdf')
  },
  scrapByWeight: async (machine_id) => {
    await signal(server, machine_id, { at: Date.now(), kind: 'value', value: { name: 'scale_scrap', value: 2 } })
    const { card_no, part_no, op_number } = await orderOn(machine_id)
    const asked = { machine_id, card_no, part_no, op_no: op_number, scrap_weight: 1 }
    const [weighed] = await done('check_weight_result', asked)
    expect(Number(weighed?.total_quantity)).toBeGreaterThan(0)
  },
  setupStopReason: async (machine_id) => {
    const card = (await planned(machine_id))[0]
    await refused('start_order', { machine_id, card_no: card?.card_no })
    await startWith(machine_id, card?.card_no)
  },
  materialsBeforeStart: async (machine_id) => {
    const waiting = await server.sql<{ card_no: string }>(
      `select distinct c.card_no from card c join card_material m using (company_id, card_no)
       where c.company_id = 1000 and c.machine_id = $1 and c.status = 'planned' and m.lot = '' order by 1`,
      [machine_id],
    )
    const card_no = waiting[0]?.card_no
    expect(await refused('start_order', { machine_id, card_no, cavities: 1 })).toContain('SF370')
    const lines = await server.sql<{ line_no: number }>(
      'select line_no from card_material where company_id = 1000 and card_no = $1',
      [card_no],
    )
    const lots = lines.map(({ line_no }) => ({ line_no, lot: 'L-77' }))
    await done('assign_material_lots', { machine_id, card_no, lots })
    await startWith(machine_id, card_no)
  },
  blockHighErpIds: async (machine_id) => {
    const flag = await printFlag(machine_id, { quantity: 10 })
    const confirm = () =>
      admin.raw({ name: 'confirm_pallet_flags', payload: { machine_id, record_nos: [flag.recordNo] } })
    await server.sql("update pallet_flag set erp_id = '1000001' where record_no = $1", [flag.recordNo])
    expect(await confirm()).toMatchObject({ status: 409, message: expect.stringContaining('1,000,000') })
    await server.sql('update pallet_flag set erp_id = $2 where record_no = $1', [flag.recordNo, flag.erpId])
    expect((await confirm()).data).toMatchObject([{ outcome: 'confirmed' }])
  },
  startDisabled: async (machine_id) => {
    const card_no = (await planned(machine_id))[0]?.card_no
    expect(await refused('start_order', { machine_id, card_no })).toContain(machine_id)
  },
}

const names = Object.keys(specialFunctions) as SpecialFunction[]

/** On the first machine of the example plant that has it, whatever others did there before. */
test.each(names)('T-PLANT-213 %s can be used to its end in the example plant', async (name) => {
  const numbers = [specialFunctions[name].sf].flat()
  const [machine] = await server.sql<{ machine_id: string }>(
    'select machine_id from machine where company_id = 1000 and special_functions && $1 order by machine_id',
    [numbers],
  )
  expect(machine, `no machine has SF${numbers.join(', ')}`).toBeDefined()
  await uses[name](machine?.machine_id ?? '')
})

test('T-PLANT-213 report quantity, the first thing a visitor does, books on the first machine', async () => {
  const { card_no } = await orderOn('M101')
  // Scrap that another function booked first takes what is kept below zero.
  const kept = await server.sql<{ good: number }>(
    'select good_qty::float as good from card where company_id = 1000 and card_no = $1',
    [card_no],
  )
  const [booked] = await done('receive_good_qty', report('M101', card_no, 5))
  expect(booked).toMatchObject({ card_good_qty: Math.max(0, Number(kept[0]?.good) + 5) })
})
