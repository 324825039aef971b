import type { ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCalendar, aDayType, aShift } from '../calendar/calendar.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aScrapTransaction } from '../scrap/scrap.fixture.ts'

const server = testServer()
/** A Wednesday. Stockholm is two hours ahead. */
const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)
let operator: Caller

beforeAll(async () => {
  server.clock.now = at('03:00')
  await aShift(server, { shift: 71, names: { en: 'Morning', sv: 'Förmiddag' } })
  const spans = [
    { from: '06:00', to: '10:00', shift: 71 },
    { from: '10:30', to: '14:00', shift: 71 },
  ]
  const { day_type } = await aDayType(server, { spans })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  for (const [machine_id, good_from_cycles] of [
    ['SF1', true],
    ['SF2', false],
    ['SF3', true],
  ] as const) {
    await aMachine(server, { machine_id, calendar_id, good_from_cycles })
    await aPart(server, { part_no: `P-${machine_id}` })
    await aCard(server, { card_no: `C-${machine_id}`, machine_id, part_no: `P-${machine_id}`, planned_op_qty: 9000 })
  }
  operator = await server.signIn('operator')
})

const nothing = { hours: [], good_qty: 0, scrap_qty: 0 }
const shiftOf = async (machine_id: string) =>
  ((await operator.call('get_shift_so_far', { machine_id })).data as ShiftSoFar[])[0] as ShiftSoFar

test('T-LOOK-04 the shift so far: its line, pieces of each hour beside the target, sums of both', async () => {
  const says = async (time: string, kind: string, value: unknown) => {
    server.clock.now = at(time)
    await signal(server, 'SF1', { at: at(time), kind, value })
  }
  await says('04:00', 'state', 'running')
  await operator.call('start_order', { machine_id: 'SF1', card_no: 'C-SF1' })
  await says('04:50', 'cycles', 80)
  await says('05:10', 'state', 'stopped')
  await says('05:30', 'state', 'running')
  await says('05:40', 'cycles', 25)
  await says('06:30', 'state', 'running')
  const shift = await shiftOf('SF1')
  expect(shift).toMatchObject({ day: '2026-06-10', shift: 71, shift_description: 'Morning' })
  expect([Date.parse(shift.start_time), Date.parse(shift.end_time)]).toEqual([at('04:00'), at('12:00')])
  // 100 an hour; the half hour of the pause asks for nothing.
  const [made] = shift.made
  expect(made?.hours.map(({ good_qty, target_qty }) => [good_qty, target_qty])).toEqual([
    [80, 100],
    [25, 100],
    [0, 100],
    [0, 100],
    [0, 50],
    [0, 100],
    [0, 100],
    [0, 100],
  ])
  expect(shift.made).toMatchObject([{ good_qty: 105, scrap_qty: 0, target_qty: 250, target_at_end: 750 }])
  const stops = shift.stops.map(({ start_time, end_time }) => [Date.parse(start_time), Date.parse(end_time)])
  expect(stops).toEqual([[at('05:10'), at('05:30')]])
  expect(shift.stretches.map(({ shift, known }) => [shift, known])).toEqual([
    [71, 1],
    [0, 1],
    [71, 1],
  ])
})

test('T-LOOK-04 what people report counts in the hour of the report, scrap that lowers it too', async () => {
  server.clock.now = at('04:00')
  await signal(server, 'SF2', { at: at('04:00'), kind: 'state', value: 'running' })
  await operator.call('start_order', { machine_id: 'SF2', card_no: 'C-SF2' })
  const report = async (time: string, quantity: number) => {
    server.clock.now = at(time)
    const answer = await operator.call('receive_good_qty', {
      machine_id: 'SF2',
      card_no: 'C-SF2',
      good_qty: quantity,
      employee: '0101',
    })
    expect(answer.code).toBe(0)
  }
  await report('04:30', 40)
  await report('05:15', 60)
  const scrapped = { card_no: 'C-SF2', trans_time: new Date(at('05:16')).toISOString() }
  await aScrapTransaction(server, { ...scrapped, scrap_qty: 10, scrap_reason: '52', reduces_good: 1 })
  await aScrapTransaction(server, { ...scrapped, scrap_qty: 3, scrap_reason: '52', reduces_good: 0 })
  server.clock.now = at('05:20')
  const [{ hours, good_qty, scrap_qty } = nothing] = (await shiftOf('SF2')).made
  expect(hours.slice(0, 3).map((hour) => [hour.good_qty, hour.scrap_qty])).toEqual([
    [40, 0],
    [50, 13],
    [0, 0],
  ])
  expect([good_qty, scrap_qty]).toEqual([90, 13])
})

test('T-LOOK-05 in unplanned time there is no shift and no target, and only what was made in that stretch', async () => {
  server.clock.now = at('12:10')
  await signal(server, 'SF1', { at: at('12:10'), kind: 'cycles', value: 7 })
  server.clock.now = at('12:20')
  const told = await shiftOf('SF1')
  expect(told).toMatchObject({ shift: 0, shift_description: '' })
  expect(told.made).toMatchObject([{ target_qty: null, target_at_end: null, good_qty: 7 }])
  expect(Date.parse(told.start_time)).toBe(at('12:00'))
  expect(new Set(told.made[0]?.hours.map(({ target_qty }) => target_qty))).toEqual(new Set([null]))
})

test('T-LOOK-94 a machine that changes from pieces to kilograms within the shift has both, each by its hours, the present one first', async () => {
  const says = async (time: string, kind: string, value: unknown) => {
    server.clock.now = at(time)
    await signal(server, 'SF3', { at: at(time), kind, value })
  }
  await aPart(server, { part_no: 'P-SF3-PCS', unit: 'pcs' })
  await aPart(server, { part_no: 'P-SF3-KG', unit: 'kg', planned_unit_time: 360, integer_unit: 0 })
  const run = async (part_no: string, start: string, end: string | null) => {
    await aCard(server, { card_no: `C-${part_no}`, machine_id: 'SF3', part_no, planned_op_qty: 9000 })
    const end_time = end === null ? null : new Date(at(end)).toISOString()
    await anOrderRun(server, {
      ...{ machine_id: 'SF3', card_no: `C-${part_no}`, insatser: 1 },
      ...{ start_time: new Date(at(start)).toISOString(), end_time },
    })
  }
  await run('P-SF3-PCS', '12:30', '13:30')
  await run('P-SF3-KG', '13:30', null)
  await server.sql(`update machine set calendar_id = null, day_start = '00:00' where machine_id = 'SF3'`)
  await server.sql('update plant_rules set version = version + 1 where company_id = 1000')
  await says('12:30', 'state', 'running')
  await says('13:00', 'cycles', 50)
  await says('13:20', 'cycles', 30)
  await says('13:40', 'cycles', 8)
  await says('14:30', 'cycles', 5)
  server.clock.now = at('14:40')
  const booked = { machine_id: 'SF3', card_no: 'C-P-SF3-KG', employee: '0101' }
  expect((await operator.call('receive_good_qty', { ...booked, good_qty: 0.5 })).status).toBe(200)
  const scrap = { trans_time: new Date(at('14:35')).toISOString(), scrap_reason: '52' }
  await aScrapTransaction(server, { ...scrap, card_no: 'C-P-SF3-PCS', scrap_qty: 2, reduces_good: 1 })
  server.clock.now = at('14:41')
  const { made } = await shiftOf('SF3')
  const told = made.map(({ unit, hours, good_qty, scrap_qty }) => {
    const some = hours.filter((hour) => hour.good_qty !== 0 || hour.scrap_qty !== 0)
    return [unit, good_qty, scrap_qty, some.map((hour) => [hour.start_time.slice(11, 16), hour.good_qty])]
  })
  expect(told).toEqual([
    [
      'kg',
      13.5,
      0,
      [
        ['13:00', 8],
        ['14:00', 5.5],
      ],
    ],
    [
      'pcs',
      78,
      2,
      [
        ['13:00', 80],
        ['14:00', -2],
      ],
    ],
  ])
  expect(made.map(({ target_qty }) => target_qty && Math.round(target_qty))).toEqual([12, 100])
})

test('T-LOOK-04 a machine that is not there is not found', async () => {
  expect(await operator.call('get_shift_so_far', { machine_id: 'SF404' })).toMatchObject({ status: 404 })
})
