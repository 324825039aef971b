import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'

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
