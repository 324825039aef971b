/** Where all time goes: signals over HTTP in, a tree that sums out. */
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { type LossName, type LossTree, lossesAfter, stepNames } from '@takt/domain/history/losses/loss-tree.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const server = testServer()
let plant: QuietPlant
let admin: Caller
let operator: Caller

beforeAll(async () => {
  plant = await quietPlant(server)
  ;({ admin, operator } = plant)
})
// Ten minutes without a word, and never another limit before: that of another test would hold for the same hours.
beforeEach(async () => {
  await server.sql('delete from contact_limit_before where company_id = $1', [EXAMPLE])
  await aCompanySetting(server, { name: 'noContactSeconds', value: '600' })
})

/** Of the plant's day before that of `now`, and of the day itself. */
const days = () => [36, 12].map((hours) => localDate(plant.now - hours * HOUR, 'Europe/Stockholm'))

async function treeOf(machine_id: string, [start_day, end_day] = days()) {
  const answer = await operator.call('get_loss_tree', {
    machine_id,
    start_day: start_day ?? '',
    end_day: end_day ?? '',
  })
  expect([answer.status, answer.message]).toEqual([200, ''])
  const tree = answer.data[0] as (LossTree & { machines: number }) | undefined
  if (!tree) throw new Error('no tree')
  for (const [index, step] of stepNames.entries()) {
    const next = stepNames[index + 1]
    const lost = lossesAfter[step].reduce((sum, name) => sum + tree.losses[name], 0)
    if (next) expect([step, tree.steps[step] - lost]).toEqual([step, tree.steps[next]])
  }
  return tree
}

/** In whole minutes; the clock of the plant goes on a little with every look. */
const minutes = (losses: Readonly<Record<LossName, number>>, names: readonly LossName[]) =>
  names.map((name) => Math.floor(losses[name] / MINUTE))

const silence = (machine_id: string) =>
  server.sql<{ day: string; minutes: number }>(
    `select day::text, (silent_ms / 60000)::float8 as minutes from shift_figures
     where company_id = $1 and machine_id = $2 and run_ms > 0 order by day`,
    [EXAMPLE, machine_id],
  )

const counted = (machine_id: string) =>
  server.sql(
    `select day, shift, run_ms, stop_ms, silent_ms from shift_figures
     where company_id = $1 and machine_id = $2 and run_ms + stop_ms > 0 order by day, shift`,
    [EXAMPLE, machine_id],
  )

async function rebuiltIsTheSame(machine_id: string): Promise<void> {
  const before = await counted(machine_id)
  expect((await admin.call('rebuild_machine', { machine_id })).status).toBe(200)
  expect(await counted(machine_id)).toEqual(before)
}

/** Silent on both sides of midnight, which lies 780 minutes before now; a breakdown of half an hour; a stop that goes on. */
async function runsForTwoDays(machine_id: string): Promise<void> {
  await aMachine(server, { machine_id })
  await plant.says(machine_id, 800, 'running')
  await plant.says(machine_id, 740, 'running')
  await plant.says(machine_id, 720, 'stopped')
  await operator.call('set_stop_code', { machine_id, stop_code: '201' })
  await plant.says(machine_id, 690, 'running')
  await plant.says(machine_id, 685, 'stopped')
}

test('T-PLANT-165 T-PLANT-166 T-PLANT-167 two days of a machine, part for part: unused before its first word, out of contact on both sides of midnight, a breakdown, and a stop that goes on', async () => {
  await runsForTwoDays('LT1')
  const passed = plant.passed()
  const [before = '', day = ''] = days()
  expect(await silence('LT1')).toEqual([
    { day: before, minutes: 10 },
    { day, minutes: 50 },
  ])
  const names = ['unused', 'breakdown', 'uncoded', 'silent', 'slow'] as const
  const first = await treeOf('LT1', [before, before])
  expect([first.steps.calendar, ...minutes(first.losses, names)]).toEqual([24 * HOUR, 24 * 60 - 20, 0, 0, 10, 10])
  const both = await treeOf('LT1')
  expect(minutes(both.losses, names)).toEqual([24 * 60 - 20, 30, 685 + passed, 60, 25])
  expect(both.losses.breakdown).toBe(30 * MINUTE)
  // Up to now, which goes on with every look.
  expect(both.steps.calendar).toBeGreaterThan(24 * HOUR + (780 + passed) * MINUTE)
  expect(both.steps.calendar).toBeLessThan(24 * HOUR + (781 + passed) * MINUTE)
  await rebuiltIsTheSame('LT1')
})

test('T-PLANT-167 a word that comes late from within a silence that was counted builds the machine again', async () => {
  const [before = '', day = ''] = days()
  await runsForTwoDays('LT5')
  await plant.says('LT5', 770, 'running')
  expect(await silence('LT5')).toEqual([
    { day: before, minutes: 10 },
    { day, minutes: 40 },
  ])
  await rebuiltIsTheSame('LT5')
})

test('T-PLANT-167 a late word that says what was known shortens the silence all the same', async () => {
  await aMachine(server, { machine_id: 'LT4' })
  await plant.says('LT4', 90, 'running')
  await plant.says('LT4', 50, 'running')
  expect(await silence('LT4')).toMatchObject([{ minutes: 30 }])
  await plant.says('LT4', 75, 'running')
  expect(await silence('LT4')).toMatchObject([{ minutes: 20 }])
  await rebuiltIsTheSame('LT4')
})

test('T-PLANT-165 T-PLANT-166 what a machine runs since its last word is in the tree, with the silence in it', async () => {
  const [before = '', day = ''] = days()
  await aMachine(server, { machine_id: 'LT6' })
  for (const ago of [90, 75, 50]) await plant.says('LT6', ago, 'running')
  const passed = plant.passed()
  const { losses, steps } = await treeOf('LT6', [day, day])
  // 90 minutes before now up to now; of the last 50 ten are allowed.
  expect(Math.floor((steps.running + losses.silent) / MINUTE)).toBe(90 + passed)
  expect(Math.floor(losses.silent / MINUTE)).toBe(60 + passed)
  const yesterday = await treeOf('LT6', [before, before])
  expect(yesterday.losses.unused).toBe(yesterday.steps.calendar)
})

test('T-PLANT-164 the kind of a stop code says what its stops are lost to, also those of the past', async () => {
  await runsForTwoDays('LT7')
  const code = (await admin.call('get_stop_code_settings', {})).data.find(({ stop_code }) => stop_code === '201')
  expect(code).toMatchObject({ loss_kind: 'breakdown' })
  const asked = { ...code, stop_reason_color: 'red', stop_text_flag: 0 } as never
  const saved = await admin.call('save_stop_code', { ...(asked as object), loss_kind: 'planned' } as never)
  expect(saved.data[0]).toMatchObject({ loss_kind: 'planned' })
  const { losses, steps } = await treeOf('LT7')
  expect([losses.breakdown, losses.planned]).toEqual([0, 30 * MINUTE])
  expect(steps.available).toBe(steps.scheduled - 30 * MINUTE)
  // Who does not know of kinds leaves them as they are.
  const { loss_kind: _, ...older } = saved.data[0] as { loss_kind: string }
  expect((await admin.call('save_stop_code', { ...older, stop_text_flag: 0 } as never)).data[0]).toMatchObject({
    loss_kind: 'planned',
  })
  await server.sql("update stop_code set loss_kind = 'breakdown' where company_id = $1 and stop_code = '201'", [
    EXAMPLE,
  ])
})

test('T-PLANT-164 a new code is a loss like most of its group', async () => {
  const code = {
    names: { en: 'New' },
    stop_reason_color: 'Automatic',
    stop_text_flag: 0 as const,
    help_texts: {},
    setup_time: 0 as const,
    include_in_mtbf: 0 as const,
    include_in_mdt: 0 as const,
    machines: null,
    active: true,
    version: 0,
  }
  const kindIn = async (stop_code: string, group_id: string, own: object = {}) =>
    (await admin.call('save_stop_code', { ...code, stop_code, group_id, ...own })).data[0]?.loss_kind
  expect(await kindIn('LK1', 'PLA')).toBe('planned')
  expect(await kindIn('LK2', 'TEC')).toBe('breakdown')
  expect(await kindIn('LK3', 'TEC', { setup_time: 1 })).toBe('setup')
  expect(await kindIn('LK4', 'TEC', { loss_kind: 'waiting' })).toBe('waiting')
})

test('T-PLANT-167 another limit of contact holds from the moment it is saved; what was counted stays, also when it is built again', async () => {
  await aMachine(server, { machine_id: 'LT2' })
  await plant.says('LT2', 60, 'running')
  const saved = await admin.call('set_company_setting', { name: 'noContactSeconds', value: '3600' })
  expect([saved.status, saved.message]).toEqual([200, ''])
  const before = (await silence('LT2'))[0]?.minutes ?? 0
  // 50 of the 60 minutes; the hour that is allowed now has passed too.
  expect(Math.floor(before)).toBe(50)
  plant.pass(30 * MINUTE)
  await plant.says('LT2', -30, 'running')
  expect(Math.floor((await silence('LT2'))[0]?.minutes ?? 0)).toBe(80)
  await plant.says('LT2', -31, 'running')
  await rebuiltIsTheSame('LT2')
  await admin.call('set_company_setting', { name: 'noContactSeconds', value: '600' })
  plant.pass(20 * MINUTE)
  await plant.says('LT2', -45, 'running')
  // 14 minutes: four beyond ten.
  expect(Math.floor((await silence('LT2'))[0]?.minutes ?? 0)).toBe(84)
  await rebuiltIsTheSame('LT2')
})

test('T-PLANT-165 time outside the shifts is not planned, and is no loss of the shift', async () => {
  await aMachine(server, { machine_id: 'LT3' })
  await server.sql(
    `update machine set calendar_id = 2
     where company_id = $1 and machine_id = 'LT3'`,
    [EXAMPLE],
  )
  await plant.says('LT3', 1500, 'stopped')
  const { losses, steps } = await treeOf('LT3')
  expect(losses.unplanned).toBeGreaterThan(HOUR)
  expect(losses.uncoded).toBe(steps.scheduled)
  expect(losses.unused + losses.unplanned + losses.uncoded).toBe(steps.calendar)
})

test('T-PLANT-165 a place is the sum of its machines, and an empty one has no time', async () => {
  const ids = ['LT8', 'LT9', 'LT10']
  await runsForTwoDays('LT8')
  for (const machine_id of ['LT9', 'LT10']) await aMachine(server, { machine_id })
  await plant.says('LT9', 60, 'running')
  await plant.says('LT9', 40, 'stopped')
  await plant.says('LT10', 1500, 'stopped')
  const parts = await Promise.all(ids.map((machine_id) => treeOf(machine_id)))
  const whole = await treeOf(ids.join(';'))
  expect(whole.machines).toBe(3)
  const total = (name: LossName) => parts.reduce((sum, { losses }) => sum + losses[name], 0)
  expect([whole.losses.breakdown, whole.losses.silent]).toEqual([total('breakdown'), total('silent')])
  const [first = '', last = ''] = days()
  const none = await operator.call('get_loss_tree', {
    locationtype: 'zone',
    location: 'nowhere',
    start_day: first,
    end_day: last,
  })
  expect(none.data).toMatchObject([{ machines: 0, steps: { calendar: 0 } }])
  const backwards = await operator.call('get_loss_tree', { machine_id: 'LT8', start_day: last, end_day: first })
  expect(backwards.status).toBe(409)
})
