import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { EXAMPLE, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aStopCode, aStopGroup } from './stops.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let admin: Caller
/** A machine that can split stops; it ran, stood, ran, and stands. */
const MACHINE = 'M101'
const CODES = { plain: 'Q1', other: 'Q2', old: 'Q3', boss: 'Q4' }

beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await aStopGroup(server, { code: 'QG', names: { en: 'Quiet', sv: 'Tyst' }, view_order_statistics: 7, color: 'teal' })
  await aStopGroup(server, {
    code: 'QB',
    names: { en: 'Bosses' },
    view_order_statistics: 8,
    color: 'navy',
    security_level: 7,
  })
  await aStopCode(server, {
    ...{
      stop_code: 'Q1',
      names: { en: 'Jam' },
      group_id: 'QG',
      order_time: 1,
      include_in_mtbf: 1,
      inherit_seconds: 60,
    },
    ...{ reset_seconds: 90, reset_event: 'new_day', reset_code: 'Q2' },
  })
  await aStopCode(server, { stop_code: 'Q2', names: { en: 'Belt' }, group_id: 'QG', machines: ['M101', 'M102'] })
  await aStopCode(server, { stop_code: 'Q3', names: { en: 'Gone' }, group_id: 'QG', active: false })
  await aStopCode(server, { stop_code: 'Q4', names: { en: 'Decision' }, group_id: 'QB' })
  await standsTwice(MACHINE)
  await plant.says('P201', 50, 'stopped')
  await plant.says('M102', 40, 'stopped')
})

async function standsTwice(machine_id: string): Promise<void> {
  await plant.says(machine_id, 300, 'running')
  await plant.says(machine_id, 200, 'stopped')
  await plant.says(machine_id, 180, 'running')
  await plant.says(machine_id, 60, 'stopped')
}

beforeEach(async () => {
  await server.sql("update stop set stop_reason = '-', note = '', employee = '' where company_id = $1", [EXAMPLE])
})

const stops = async (machine_id = MACHINE) =>
  await server.sql<{ stop: string; stop_reason: string; minutes: number | null }>(
    `select stop, stop_reason, round(extract(epoch from end_time - start_time) / 60)::int as minutes from stop
     where company_id = $1 and machine_id = $2 order by start_time`,
    [EXAMPLE, machine_id],
  )

test('T-CALL-17-X T-ENTITY-10 uncoded stops of a machine: every shift, one shift, and unplanned time only when asked for', async () => {
  await server.sql('update stop set shift = 0 where company_id = $1 and stop = $2', [EXAMPLE, plant.stop(200)])
  const load = async (shift?: string) =>
    (
      await operator.call('get_uncoded_stops', {
        machine_id: MACHINE,
        ...(shift === undefined ? {} : { shift }),
        reload: true,
      })
    ).data
  expect((await load()).map(({ stop }) => stop)).toEqual([plant.stop(60)])
  expect((await load('1')).map(({ stop, shift }) => [stop, shift])).toEqual([[plant.stop(60), 1]])
  expect((await load('0')).map(({ stop }) => stop)).toEqual([plant.stop(200)])
  expect(await load('2')).toEqual([])
  await server.sql('update stop set shift = 1 where company_id = $1', [EXAMPLE])
})

test('T-CALL-17-X uncoded stops of a place; nobody sees machines that are not theirs', async () => {
  const at = async (caller: Caller, request_type: 'category' | 'mine' | 'all' | 'department', request_code = '') =>
    (await caller.call('get_uncoded_stops_for_location', { request_type, request_code })).data.map(
      ({ machine_id }) => machine_id,
    )
  expect(await at(operator, 'all')).toEqual(['M102', 'P201', MACHINE, MACHINE])
  expect(await at(operator, 'category', 'PR')).toEqual(['P201'])
  expect(await at(operator, 'department', 'NOWHERE')).toEqual([])
  expect(await at(operator, 'mine')).toEqual(['M102', MACHINE, MACHINE])
  expect(await at(await server.signIn('restricted'), 'all')).toEqual(['P201'])
})

test('T-CALL-18-C T-CALL-18 stop history takes hours, at most 744, and holds stops that reach into them', async () => {
  const passed = plant.passed()
  const load = (period: number) => operator.call('get_stop_history', { machine_id: MACHINE, period })
  expect((await load(48)).data.map(({ stop }) => stop)).toEqual([plant.stop(60), plant.stop(200)])
  expect((await load(3)).data).toHaveLength(1)
  const [goesOn, ...none] = (await load(1)).data
  expect(none).toEqual([])
  expect(goesOn).toMatchObject({ stop: plant.stop(60), end_time: '' })
  expect(Math.floor(Number(goesOn?.duration_seconds) / 60)).toBe(60 + passed)
  expect((await load(744)).status).toBe(200)
  expect(await load(745)).toMatchObject({ status: 409, message: 'At most 744 hours can be shown at once.' })
})

test('T-CALL-43-X of two who code an uncoded stop the second is told what the first one said', async () => {
  const stop = plant.stop(200)
  const code = (stop_code: string) => operator.call('update_uncoded_stop', { machine_id: MACHINE, stop, stop_code })
  const answers = await Promise.all([code(CODES.plain), code(CODES.other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const said = answers.find(({ status }) => status === 200)?.data[0]?.stop_reason
  expect(answers.find(({ status }) => status === 409)?.message).toBe(
    `Somebody else has coded this stop meanwhile: ${said}.`,
  )
  expect((await stops())[0]?.stop_reason).toBe(said)
})

test('T-CALL-43-X a stop that does not exist is not found', async () => {
  const answer = await operator.call('update_uncoded_stop', { machine_id: MACHINE, stop: '12', stop_code: CODES.plain })
  expect(answer).toMatchObject({ status: 404, message: 'This stop no longer exists.' })
})

test('T-CALL-45-X a past stop is recoded; old and new code, user and time are in the audit trail', async () => {
  const stop = plant.stop(200)
  const begun = server.clock.now ?? 0
  const code = (stop_code: string, seen_reason?: string) =>
    operator.call('update_history_stop', {
      machine_id: MACHINE,
      stop,
      stop_code,
      note: 'seen',
      ...(seen_reason ? { seen_reason } : {}),
    })
  expect((await code(CODES.plain)).data).toMatchObject([{ stop, stop_reason: CODES.plain, note: 'seen' }])
  expect((await code(CODES.other, '-')).status).toBe(409)
  expect((await code(CODES.other, CODES.plain)).status).toBe(200)
  const trail = await server.sql<{ old: string; new: string; username: string; at: string }>(
    `select before ->> 'stop_reason' as old, after ->> 'stop_reason' as new, username, at from audit
     where company_id = $1 and what = 'stop.coded' and key = $2 order by audit_id desc limit 2`,
    [EXAMPLE, `${MACHINE}/${stop}`],
  )
  expect(trail).toMatchObject([
    { old: CODES.plain, new: CODES.other, username: 'operator' },
    { old: '-', new: CODES.plain, username: 'operator' },
  ])
  for (const { at } of trail) {
    expect(Date.parse(at)).toBeGreaterThan(begun)
    expect(Date.parse(at)).toBeLessThan(server.clock.now ?? 0)
  }
})

test('T-CALL-45-X recoding past stops needs the level the company asks for', async () => {
  await admin.call('set_company_setting', { name: 'historyCodingLevel', value: '2' })
  const recode = (caller: Caller) =>
    caller.call('update_history_stop', { machine_id: MACHINE, stop: plant.stop(200), stop_code: CODES.plain })
  expect(await recode(operator)).toMatchObject({ status: 409, message: 'Coding past stops needs user level 2.' })
  expect((await recode(admin)).status).toBe(200)
  await admin.call('set_company_setting', { name: 'historyCodingLevel', value: '1' })
})

test('T-LOOK-18 who gave a reason takes it back within ten minutes, also a changed one; nobody else, never twice, never over a newer word', async () => {
  const stop = plant.stop(200)
  const code = (stop_code: string, note = '') =>
    operator.call('update_history_stop', { machine_id: MACHINE, stop, stop_code, note })
  const takeBack = (caller = operator) => caller.call('take_back_stop_code', { machine_id: MACHINE, stop })
  const nothing = 'This reason can no longer be taken back. Choose another one instead.'
  await code(CODES.plain, 'first')
  await code(CODES.other, 'second')
  expect(await takeBack(admin)).toMatchObject({ status: 409, message: nothing })
  expect((await takeBack()).data).toMatchObject([{ stop, stop_reason: CODES.plain, note: 'first' }])
  expect(await takeBack()).toMatchObject({ status: 409, message: nothing })
  await code(CODES.other)
  await admin.call('update_history_stop', { machine_id: MACHINE, stop, stop_code: CODES.plain })
  expect(await takeBack()).toMatchObject({ status: 409, message: nothing })
  await code(CODES.other)
  await admin.call('update_history_note', { machine_id: MACHINE, stop, note: 'belt' })
  expect((await takeBack()).status).toBe(409)
  await code(CODES.plain, 'late')
  plant.pass(11 * MINUTE)
  expect(await takeBack()).toMatchObject({ status: 409, message: nothing })
})

test('T-LOOK-18 a stop that had no reason is uncoded again, in the list of those that wait and in a rebuilt machine', async () => {
  const stop = plant.stop(200)
  const waiting = async () =>
    (await operator.call('get_uncoded_stops', { machine_id: MACHINE })).data.map((row) => row.stop)
  await operator.call('update_uncoded_stop', { machine_id: MACHINE, stop, stop_code: CODES.plain, note: 'seen' })
  expect(await waiting()).not.toContain(stop)
  await operator.call('take_back_stop_code', { machine_id: MACHINE, stop })
  expect(await waiting()).toContain(stop)
  const row = () =>
    server.sql('select stop_reason, note from stop where company_id = $1 and machine_id = $2 and stop = $3', [
      ...[EXAMPLE, MACHINE, stop],
    ])
  expect(await row()).toEqual([{ stop_reason: '-', note: '' }])
  await admin.call('rebuild_machine', { machine_id: MACHINE })
  expect(await row()).toEqual([{ stop_reason: '-', note: '' }])
})

test('T-CALL-44-X T-VALID-13 T-VALID-17-X a note is written on a coded stop, changed and deleted; an uncoded stop has none', async () => {
  const stop = plant.stop(200)
  const note = (text: string) => operator.call('update_history_note', { machine_id: MACHINE, stop, note: text })
  expect(await note('belt')).toMatchObject({ status: 409, message: 'Code the stop before writing a note on it.' })
  await operator.call('update_uncoded_stop', { machine_id: MACHINE, stop, stop_code: CODES.plain, note: 'first' })
  expect((await note(' belt torn ')).data).toMatchObject([
    { stop_reason: CODES.plain, note: 'belt torn', employee: '0101' },
  ])
  expect((await note('')).data).toMatchObject([{ stop_reason: CODES.plain, note: '' }])
})

test('T-CALL-46-X T-VALID-12-X T-VALID-17-X a stop is split in two adjacent uncoded ones of the same total', async () => {
  const machine_id = 'Q101'
  await aMachine(server, { machine_id, special_functions: [46] })
  // Its stops would stand in the lists of places that other tests read.
  onTestFinished(async () => {
    await server.sql('delete from stop where company_id = $1 and machine_id = $2', [EXAMPLE, machine_id])
  })
  await standsTwice(machine_id)
  const stop = plant.stop(200)
  const split = (split_time: string, key = stop) => operator.call('split_stop', { machine_id, stop: key, split_time })
  const answer = await split(plant.at(195))
  expect(answer.data.map((row) => [row.stop, row.stop_reason, row.duration_seconds])).toEqual([
    [plant.stop(195), '-', 900],
    [stop, '-', 300],
  ])
  expect((await stops(machine_id)).map(({ minutes }) => minutes)).toEqual([5, 15, null])
  expect(await split(plant.at(190))).toMatchObject({ status: 409, message: 'The time must lie inside the stop.' })
  await operator.call('update_uncoded_stop', { machine_id, stop, stop_code: CODES.plain })
  expect(await split(plant.at(198))).toMatchObject({ status: 409, message: 'Only an uncoded stop can be split.' })
  expect((await split(plant.at(20), plant.stop(60))).data.map((row) => row.end_time)).toEqual(['', plant.at(20)])
  expect((await operator.call('get_machine', { machine_id })).data[0]?.stop_number).toBe(plant.stop(20))
})

test('T-CALL-46-X a machine without the function splits no stop', async () => {
  await server.sql("update machine set special_functions = '{}' where company_id = $1 and machine_id = 'P201'", [
    EXAMPLE,
  ])
  const answer = await operator.call('split_stop', {
    machine_id: 'P201',
    stop: plant.stop(50),
    split_time: plant.at(45),
  })
  expect(answer).toMatchObject({ status: 409, message: 'Machine P201 does not have this function.' })
})

test('W-CALL-41-X D-CALL-28-X D-ENTITY-86 all stop codes with what they do; with a machine those valid there', async () => {
  const all = (await operator.call('get_stop_codes', {})).data
  expect(all.find(({ stop_code }) => stop_code === 'Q1')).toMatchObject({
    stop_description: 'Jam',
    group_id: 'QG',
    include_in_mtbf: 1,
    include_in_mdt: 0,
    setup_time: 0,
    code_type: 1,
    active: 1,
    scrap_percent: 0,
    inherit_seconds: 60,
    order_time: 1,
    setup_kind: '',
    reset_seconds: 90,
    reset_event: 'new_day',
    reset_code: 'Q2',
  })
  expect(all.find(({ stop_code }) => stop_code === 'Q3')).toMatchObject({ active: 0 })
  const codesOf = async (name: 'get_stop_codes' | 'get_stop_codes_for_machine', machine_id: string) =>
    (await operator.call(name, { machine_id })).data
      .map(({ stop_code }) => stop_code)
      .filter((code) => /^Q/.test(String(code)))
  expect(await codesOf('get_stop_codes', 'P201')).toEqual(['Q1', 'Q3', 'Q4'])
  expect(await codesOf('get_stop_codes_for_machine', 'M101')).toEqual(['Q1', 'Q2', 'Q4'])
})

test('T-CALL-43-X T-CALL-45-X the rules of coding hold for past stops too', async () => {
  const code = (stop_code: string) =>
    operator.call('update_history_stop', { machine_id: MACHINE, stop: plant.stop(60), stop_code })
  expect(await code(CODES.old)).toMatchObject({ status: 409, message: 'Stop code Q3 is no longer in use.' })
  expect(await code(CODES.boss)).toMatchObject({ status: 409, message: 'Stop code Q4 needs user level 7.' })
  expect(await code('NOPE')).toMatchObject({ status: 409 })
})

test('T-CALL-18-C a stop that began before the period and still goes on is in it', async () => {
  plant.pass(30 * MINUTE)
  const { data } = await operator.call('get_stop_history', { machine_id: 'M102', period: 1 })
  expect(data.map(({ stop }) => stop)).toEqual([plant.stop(40)])
  // The clock of the test goes on with every look at it.
  expect(Math.abs(Number(data[0]?.duration_seconds) - (40 + plant.passed()) * 60)).toBeLessThan(60)
})

test.each([
  ['coded', 'TURN-1', 'set_stop_code', { stop_code: '501' }, '501'],
  ['set up', 'TURN-2', 'resume_setup', { set_status: 'on' }, expect.stringMatching(/^[0-9]+$/)],
])(
  'T-CALL-33-X the stop that goes on is %s, also before its machine has been moved over the turn of its shift',
  async (_, machine_id, name, more, reason) => {
    const card_no = `${machine_id}-A`
    await aMachine(server, { machine_id })
    await aPart(server, { part_no: card_no })
    await aCard(server, { card_no, machine_id, part_no: card_no })
    await anOrderRun(server, { machine_id, card_no, start_time: plant.at(600) })
    // Its day turns ten minutes after now; nothing moves it but the call.
    await server.sql("update machine set day_start = '13:10' where company_id = $1 and machine_id = $2", [
      EXAMPLE,
      machine_id,
    ])
    await plant.says(machine_id, 30, 'stopped')
    plant.pass(20 * MINUTE)
    const said = await operator.raw({ name, payload: { machine_id, ...more } })
    expect(said.status, said.message).toBe(200)
    expect((await stops(machine_id)).map(({ stop_reason }) => stop_reason)).toEqual(['-', reason])
    // It goes on uncoded at the next turn, and would stand in the lists of other tests.
    for (const table of ['stop', 'machine_state']) {
      await server.sql(`delete from ${table} where company_id = $1 and machine_id = $2`, [EXAMPLE, machine_id])
    }
  },
)
