import { addDays } from '@takt/domain/ground/dates.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { shiftFigures } from '../history/history.fixture.ts'
import { aProductionGoal } from './goals.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let today = ''

type Goal = Record<string, unknown>
const goals = async (caller: Caller = operator) => (await caller.call('get_production_goals', {})).data
const goal = async (record: Goal) =>
  (await goals()).filter((row) => Object.entries(record).every(([key, value]) => row[key] === value))

/** Today the machines are measured from midnight to midnight, in one shift. */
beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  today = plantDay(plant.now)
  await server.sql('delete from shift_figures where company_id = $1', [EXAMPLE])
  await shiftFigures(server, {
    ...{ machine_id: 'P201', day: today, counted_qty: 80, counted_ideal_ms: HOUR, reported_qty: 20 },
    ...{ reported_ideal_ms: HOUR, scrap_qty: 10, reducing_scrap_qty: 10 },
  })
  await shiftFigures(server, { machine_id: 'P202', day: today, counted_qty: 50 })
  await shiftFigures(server, { machine_id: 'P201', day: addDays(today, -30), counted_qty: 7 })
  await shiftFigures(server, { machine_id: 'M101', day: today, counted_qty: 1000 })
  for (const goal of [
    { production_type: 'day', machine_id: 'P201', target_good_qty: 240, target_earned_hours: 4 },
    { production_type: 'shift', machine_id: 'P201', shift: 1, target_good_qty: 200 },
    { production_type: 'shift', machine_id: 'P202', shift: 2, target_good_qty: 200 },
    { production_type: 'week', machine_id: 'P201', target_good_qty: 700, valid_to: '2020-12-31' },
    { production_type: 'day', machine_id: 'M101', target_good_qty: 10 },
    { production_type: 'day', machine_id: 'M101', target_good_qty: 20, valid_from: '2021-01-01' },
    { production_type: 'day', category_id: 'PR', target_good_qty: 1000 },
  ])
    await aProductionGoal(server, goal)
})

test('D-ENTITY-74 D-ENTITY-76 D-ENTITY-78 a goal of a machine: target, what is reached, one place named', async () => {
  expect(await goal({ machine_id: 'P201', production_type: 'day' })).toMatchObject([
    {
      company_id: EXAMPLE,
      department_id: '',
      zone_id: '',
      category_id: '',
      target_good_qty: 240,
      target_good_qty_alt_unit: null,
      target_earned_hours: 4,
      result_good_qty: 90,
      result_earned_hours: 1.8,
    },
  ])
})

test('D-ENTITY-77-X D-ENTITY-76 the difference is against what is expected by now', async () => {
  const [row] = await goal({ machine_id: 'P201', production_type: 'day' })
  const [from, to] = [Date.parse(String(row?.period_start)), Date.parse(String(row?.period_end))]
  const share = (plant.now - from) / (to - from)
  expect(share).toBeGreaterThan(0.4)
  expect(Number(row?.diff_good_qty)).toBeCloseTo(90 - 240 * share, 1)
  expect(Number(row?.diff_earned_hours)).toBeCloseTo(1.8 - 4 * share, 2)
  expect(row).toHaveProperty('diff_qty_alt_unit', null)
})

test('D-ENTITY-75-X only goals that hold now: of the present shift, valid today, the later of two', async () => {
  expect(await goal({ production_type: 'shift' })).toMatchObject([
    { machine_id: 'P201', shift: 1, result_good_qty: 90 },
  ])
  expect(await goal({ production_type: 'week' })).toEqual([])
  expect(await goal({ machine_id: 'M101' })).toMatchObject([{ target_good_qty: 20 }])
})

test('D-ENTITY-78 D-CALL-28-X a goal of a place counts all its machines', async () => {
  expect(await goal({ category_id: 'PR' })).toMatchObject([{ machine_id: '', result_good_qty: 140 }])
})

test('D-CALL-27 D-CALL-28-X a restricted user sees the goals of their machines and no sum that tells of others', async () => {
  const own = await goals(await server.signIn('restricted'))
  expect(own.map(({ machine_id, production_type }) => [machine_id, production_type]).sort()).toEqual([
    ['P201', 'day'],
    ['P201', 'shift'],
  ])
})

test('D-ENTITY-04-X the data source goals has the same rows, or those of the chosen machines', async () => {
  const admin = await server.signIn('admin')
  const config = {
    slug: 'quiet-goals',
    title: 'Goals',
    widgets: [],
    dataSources: [
      { slug: 'all-goals', name: 'All', source: 'goals' },
      { slug: 'one', name: 'One', source: 'goals', parameters: { machine_ids: 'M101' } },
    ],
  }
  const saved = await admin.raw({
    name: 'save_config',
    payload: { system_function: 'dashboards', template: 'quiet-goals', config, version: 0 },
  })
  expect(saved.status, saved.message).toBe(200)
  const load = async (slug: string) =>
    (await operator.call('get_dashboard_data', { template: 'quiet-goals', slug })).data
  expect((await load('all-goals')).map(({ record_no }) => record_no)).toEqual(
    (await goals()).map(({ record_no }) => record_no),
  )
  expect((await load('one')).map(({ machine_id }) => machine_id)).toEqual(['M101'])
})
