import type { StatisticsBar } from '@takt/domain/history/model/statistics.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { HOUR, MINUTE, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aScrapTransaction } from '../scrap/scrap.fixture.ts'

const server = testServer()
let plant: Awaited<ReturnType<typeof quietPlant>>
let operator: Caller

beforeAll(async () => {
  await aPart(server, { part_no: 'LP' })
  for (const machine_id of ['LD1', 'LD2']) {
    await aMachine(server, { machine_id })
    await aCard(server, { card_no: `LC-${machine_id}`, machine_id, part_no: 'LP', planned_op_qty: 1000 })
  }
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  await server.sql(
    "update machine set good_from_cycles = true where company_id = 1000 and machine_id in ('LD1', 'LD2')",
  )
  const cards = await server.sql<{ machine_id: string; card_no: string }>(
    "select machine_id, card_no from card where company_id = 1000 and part_no = 'LP'",
  )
  for (const card of cards) await anOrderRun(server, { ...card, start_time: plant.at(240 * 60), insatser: 2 })
})

/** Minutes before the plant's hour of what lies so many hours back: another test may have let time pass. */
const ago = (hours: number) => hours * 60 - plant.passed()
const lastDay = async (machine_id: string) =>
  (await operator.call('get_machine_figures', { period: '24h', machine_id })).data[0] as Record<string, number>

test('T-PLANT-77 figures of the last 24 hours begin at the minute, also in the middle of a shift: times, pieces and bookings', async () => {
  const machine_id = 'LD1'
  // Around the clock, days from midnight: the window begins in the middle of the day before.
  for (const [hours, said] of [
    [30, 'running'],
    [26, 10],
    [25.5, 'stopped'],
    [23, 'running'],
    [22, 5],
    [20, 'stopped'],
    [19, 'running'],
    [1, 7],
  ] as const) {
    await plant.says(machine_id, ago(hours), said)
  }
  const book = (hours: number, good_qty: number) =>
    operator.call('receive_good_qty', {
      machine_id,
      card_no: 'LC-LD1',
      good_qty,
      employee: '0103',
      trans_time: plant.at(ago(hours)),
    })
  expect((await book(25, 100)).status).toBe(200)
  expect((await book(23.5, 3)).status).toBe(200)
  const figures = await lastDay(machine_id)
  expect([figures.good_qty, figures.stop_seconds, figures.run_seconds]).toEqual([(5 + 7) * 2 + 3, 2 * 3600, 22 * 3600])
})

test('T-LOOK-90 an order of kilograms before one of pieces: each has its own sum, of the last 24 hours what lies in them', async () => {
  const machine_id = 'LD3'
  await aMachine(server, { machine_id, good_from_cycles: true })
  await aPart(server, { part_no: 'LP-KG', unit: 'kg' })
  await aPart(server, { part_no: 'LP-PCS', unit: 'pcs' })
  const order = async (part_no: string, from: number, to?: number) => {
    const card_no = `LC-${part_no}`
    await aCard(server, { card_no, machine_id, part_no, planned_op_qty: 1000 })
    const end_time = to === undefined ? null : plant.at(ago(to))
    await anOrderRun(server, { machine_id, card_no, start_time: plant.at(ago(from)), end_time, insatser: 2 })
  }
  await order('LP-KG', 31, 23)
  await order('LP-PCS', 23)
  for (const [hours, said] of [
    [30, 'running'],
    [26, 10],
    [23.5, 4],
    [20, 5],
    [1, 7],
  ] as const) {
    await plant.says(machine_id, ago(hours), said)
  }
  const made = async (period: '24h' | 'today') => {
    const [figures] = (await operator.call('get_machine_figures', { period, machine_id })).data as MachineFigures[]
    return (figures?.made ?? []).map(({ unit, made_qty, good_qty }) => [unit, made_qty, good_qty])
  }
  // Ten cycles of kilograms were before the 24 hours, and midnight was 13 hours ago.
  expect((await made('24h')).sort()).toEqual([
    ['kg', 8, 8],
    ['pcs', 24, 24],
  ])
  expect(await made('today')).toEqual([['pcs', 14, 14]])
})

test('T-LOOK-85 T-LOOK-96 the statistics of the last 24 hours begin at the same minute, and keep kilograms apart from pieces', async () => {
  const ask = async (machine_id: string) =>
    ((await operator.call('get_scrap_statistics', { machine_id })).data as StatisticsBar[]).filter(
      ({ graph }) => graph === 'time',
    )
  const toTheMinute = (moment: string | undefined) => moment?.slice(0, 16)
  const pieces = await ask('LD1')
  expect(new Set(pieces.map(({ unit }) => unit))).toEqual(new Set(['pcs']))
  expect(toTheMinute(pieces[0]?.label)).toBe(toTheMinute(plant.at(ago(24))))
  expect(pieces.reduce((sum, { good }) => sum + good, 0)).toBe((await lastDay('LD1')).good_qty)
  const both = await ask('LD3')
  const made = (unit: string) =>
    both.filter((bar) => bar.unit === unit).flatMap(({ label, good }) => (good === 0 ? [] : [[label, good]]))
  expect({ kg: made('kg'), pcs: made('pcs') }).toEqual({
    kg: [[both[0]?.label, 8]],
    pcs: [
      [plant.at(ago(20)), 10],
      [plant.at(ago(1)), 14],
    ],
  })
})

test('T-LOOK-96 the days of a statistics page keep units apart too, and their scrap with them', async () => {
  const reason = { scrap_reason: '52', reduces_good: 1 } as const
  await aScrapTransaction(server, { ...reason, card_no: 'LC-LP-KG', trans_time: plant.at(ago(23.5)), scrap_qty: 3 })
  const days = { start_day: plantDay(plant.now - 2 * 24 * HOUR), end_day: plantDay(plant.now) }
  const answer = await operator.call('get_scrap_statistics', { machine_id: 'LD3', ...days, analysis: true })
  const rows = answer.data as StatisticsBar[]
  const sum = (unit: string, of: 'good' | 'scrap') =>
    rows.filter((bar) => bar.graph === 'time' && bar.unit === unit).reduce((all, bar) => all + bar[of], 0)
  expect(['kg', 'pcs'].map((unit) => [sum(unit, 'good'), sum(unit, 'scrap')])).toEqual([
    [28, 3],
    [24, 0],
  ])
  const scrapped = rows.filter(({ graph }) => graph !== 'time').map(({ graph, unit, qty }) => [graph, unit, qty])
  expect(scrapped).toEqual(['machine', 'reason', 'group', 'tool', 'card', 'part'].map((graph) => [graph, 'kg', 3]))
})

test('T-PLANT-77 a cavity that is closed inside the window counts from its own time on', async () => {
  const machine_id = 'LD2'
  await plant.says(machine_id, ago(30), 'running')
  await plant.says(machine_id, ago(22), 5)
  await plant.says(machine_id, ago(1), 7)
  const connections = openConnections(server.database, { onError: () => {} })
  const closed = plant.now + plant.passed() * MINUTE + 10 * MINUTE
  await withCompany(connections, { company_id: 1000, machine_restrictions: [] }, (db) =>
    doAtMachine(db, machine_id, { event: { kind: 'cavities', value: 1 }, now: closed }),
  )
  await connections.close()
  plant.pass(2 * HOUR)
  await plant.says(machine_id, ago(1), 4)
  plant.pass(20 * HOUR)
  // Two hours of the day that began the window are left of it: seven cycles with both cavities, four with one.
  const { good_qty } = await lastDay(machine_id)
  expect(good_qty).toBe(7 * 2 + 4)
})
