import { addDays } from '@takt/domain/ground/dates.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCalendar, aDayType } from '../calendar/calendar.fixture.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { reasonFigures, shiftFigures } from './history.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
const dayBefore = (days: number) => addDays(plantDay(plant.now), -days)

/** At one o'clock two machines run in three shifts of eight hours, the third around the clock. */
beforeAll(async () => {
  plant = await quietPlant(server)
  ;({ operator } = plant)
  for (const table of ['shift_figures', 'reason_figures', 'stop']) {
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
  }
  await server.sql(
    `update machine set calendar_id = (select min(calendar_id) from calendar where company_id = $1)
     where company_id = $1 and machine_id in ('P201', 'P202')`,
    [EXAMPLE],
  )
  for (const [shift, minutes] of [
    [1, 10],
    [2, 30],
  ] as const) {
    const of = { machine_id: 'P201', day: dayBefore(3), shift }
    await shiftFigures(server, { ...of, run_ms: HOUR, stop_ms: minutes * MINUTE, counted_qty: 100 * shift })
    await reasonFigures(server, { ...of, stop_reason: '202', stop_ms: minutes * MINUTE })
  }
  for (const [days, shift, stop_reason] of [
    [3, 1, '202'],
    [3, 2, '202'],
    [3, 2, '301'],
    [20, 1, '202'],
    [400, 1, '202'],
  ] as const) {
    const start = Date.parse(`${dayBefore(days)}T0${shift + 6}:00:00Z`) + Number(stop_reason) * 1000
    await aStop(server, {
      ...{ machine_id: 'P201', day: dayBefore(days), shift, stop_reason, stop: `${days} ${shift} ${stop_reason}` },
      ...{ start_time: new Date(start).toISOString(), end_time: new Date(start + MINUTE).toISOString() },
    })
  }
})

const shiftOf = async (asked: object) => {
  const { status, data } = await operator.call('get_period_shift', asked as never)
  expect(status).toBe(200)
  return (
    data as { day: string; shift: number; start_time: string; end_time: string; before: string; after: string }[]
  )[0]
}

test('T-LOOK-60 the shift that runs, the last one and one of a day, with those beside it, by the calendar of the machine', async () => {
  const running = await shiftOf({ machine_id: 'P201' })
  const last = await shiftOf({ machine_id: 'P201', which: 'last' })
  expect(running).toMatchObject({ day: dayBefore(0), after: '' })
  expect(running?.before).toBe(`${last?.day}/${last?.shift}`)
  expect(Date.parse(running?.start_time ?? '')).toBeLessThan(plant.now)
  const [day = '', shift = ''] = (last?.before ?? '').split('/')
  expect(await shiftOf({ machine_id: 'P201', which: 'named', day, shift: Number(shift) })).toMatchObject({
    day,
    shift: Number(shift),
    after: `${last?.day}/${last?.shift}`,
  })
  // Around the clock there is one a day.
  expect(await shiftOf({ machine_id: 'P203', which: 'last' })).toMatchObject({ day: dayBefore(1), shift: 1 })
  expect(await shiftOf({ machine_id: 'P201', which: 'named', day, shift: 77 })).toBeUndefined()
})

test('T-LOOK-60 of a place the calendar of the most of its machines counts', async () => {
  const [own, place] = [await shiftOf({ machine_id: 'P201' }), await shiftOf({ machine_id: 'P201;P202;P203' })]
  expect(place).toMatchObject({ day: own?.day, shift: own?.shift, start_time: own?.start_time })
})

test('T-LOOK-60 the shift that runs at a place is that of machines that are in one, however many have gone home', async () => {
  const { day_type } = await aDayType(server, { spans: [{ from: '02:00', to: '05:00', shift: 1 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  await server.sql(
    "update machine set calendar_id = $2 where company_id = $1 and machine_id in ('M101', 'M102', 'M103')",
    [EXAMPLE, calendar_id],
  )
  const gone = 'M101;M102;M103'
  const [own, place] = [await shiftOf({ machine_id: 'P201' }), await shiftOf({ machine_id: `${gone};P201` })]
  expect(place).toMatchObject({ shift: own?.shift, start_time: own?.start_time, end_time: own?.end_time })
  // Where all have gone it is the one that they had.
  const end_time = new Date(plant.now - 8 * HOUR).toISOString()
  expect(await shiftOf({ machine_id: gone })).toMatchObject({ day: dayBefore(0), shift: 1, end_time })
})

test('T-LOOK-63 stops, scrap and losses of one shift are those of that shift alone', async () => {
  const of = { machine_id: 'P201', start_day: dayBefore(3), end_day: dayBefore(3) }
  const seconds = async (asked: object) => {
    const { data } = await operator.call('get_stop_figures', { ...of, ...asked } as never)
    const rows = data as { stop_reason: string; seconds: number }[]
    return rows.map((row) => [row.stop_reason, row.seconds]).sort()
  }
  expect(await seconds({})).toEqual([
    ['', 7200],
    ['202', 2400],
  ])
  expect(await seconds({ shift: 2 })).toEqual([
    ['', 3600],
    ['202', 1800],
  ])
  const good = async (asked: object) => {
    const { data } = await operator.call('get_scrap_statistics', { ...of, ...asked } as never)
    return (data as { graph: string; good: number }[]).filter(({ graph }) => graph === 'time').map((row) => row.good)
  }
  expect([await good({}), await good({ shift: 2 })]).toEqual([[300], [200]])
  const tree = async (asked: object) => {
    const { data } = await operator.call('get_loss_tree', { ...of, ...asked } as never)
    const { steps, losses } = (data as { steps: Record<string, number>; losses: Record<string, number> }[])[0] ?? {}
    return [steps?.running, losses?.breakdown]
  }
  expect([await tree({}), await tree({ shift: 2 })]).toEqual([
    [2 * HOUR, 40 * MINUTE],
    [HOUR, 30 * MINUTE],
  ])
})

test('T-LOOK-63 the stops of a machine are told of any days, of one of their shifts and of one reason alone', async () => {
  const stops = async (asked: object) => {
    const { status, data } = await operator.call('get_stop_history', { machine_id: 'P201', ...asked } as never)
    expect(status).toBe(200)
    return (data as { stop: string }[]).map(({ stop }) => stop)
  }
  const month = { start_day: dayBefore(29), end_day: dayBefore(0) }
  expect(await stops(month)).toEqual(['3 2 301', '3 2 202', '3 1 202', '20 1 202'])
  expect(await stops({ ...month, stop_reason: '202' })).toEqual(['3 2 202', '3 1 202', '20 1 202'])
  expect(await stops({ start_day: dayBefore(3), end_day: dayBefore(3), shift: 2 })).toEqual(['3 2 301', '3 2 202'])
  expect(await stops({ start_day: dayBefore(400), end_day: dayBefore(400) })).toEqual(['400 1 202'])
  const backwards = { machine_id: 'P201', start_day: dayBefore(0), end_day: dayBefore(3) }
  expect((await operator.call('get_stop_history', backwards)).status).toBe(409)
})
