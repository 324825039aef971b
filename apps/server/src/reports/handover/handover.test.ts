import { randomUUID } from 'node:crypto'
import type { Handover, HandoverRow } from '@takt/domain/reports/model/handover.ts'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../../test/order-plant.ts'
import { type Answer, type Caller, testServer } from '../../../test/test-server.ts'
import { anActivity, anActivityType } from '../../activities/activities.fixture.ts'
import { aCalendar, aDayType, aShift } from '../../calendar/calendar.fixture.ts'
import { openConnections } from '../../ground/db/connections.ts'
import { verifySignatures } from '../../ground/trail/verify-signatures.ts'
import { aMachine, aMachineNote } from '../../machines/machines.fixture.ts'
import { aCard, aPart } from '../../orders/orders.fixture.ts'
import { erasePeople } from '../../people/jobs/erase-people.ts'
import { aScrapTransaction } from '../../scrap/scrap.fixture.ts'
import { example } from '../../seed/example.ts'
import { aDepartment, aZone } from '../../setup/setup.fixture.ts'
import { deliverReports } from '../jobs/deliver-reports.ts'

const server = testServer()
/** A Wednesday. Stockholm is two hours ahead: the shift goes from 04:00 to 12:00. */
const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)
const shift = { place_type: 'department', place: 'HO', day: '2026-06-10', shift: 81, part: 0 } as const
let supervisor: Caller
let admin: Caller
let operator: Caller

const says = async (machine_id: string, time: string, kind: string, value: unknown) => {
  server.clock.now = at(time)
  await signal(server, machine_id, { at: at(time), kind, value })
}
const signed = (by: Caller, name: string, payload: object, signature: string | undefined = example.password) =>
  by.raw({ name, payload, request_id: randomUUID(), signature })
const handOver = (by: Caller, change: object = {}, signature?: string) =>
  signed(by, 'hand_over_shift', { ...shift, remark: '', remarks: [], ...change }, signature)
const handoverOf = async (by: Caller, change: object = {}) => {
  const answer = await by.call('get_handover', { ...shift, ...change })
  return (answer.data as unknown as Handover[])[0] as Handover
}
const rowsOf = async (by: Caller) => (await by.call('get_handovers', {})).data as unknown as HandoverRow[]
const told = ({ status, message }: Answer) => [status, message]
const numberOf = (answer: Answer) => Number(answer.data[0]?.handover_no)

beforeAll(async () => {
  server.clock.now = at('03:00')
  await aShift(server, { shift: 81, names: { en: 'Early', sv: 'Tidigt', de: 'Früh' } })
  await aShift(server, { shift: 82, names: { en: 'Day' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '06:00', to: '14:00', shift: 81 }] })
  const other = await aDayType(server, { spans: [{ from: '07:00', to: '16:00', shift: 82 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  const days = await aCalendar(server, { week: Array(7).fill(other.day_type) })
  await aDepartment(server, { code: 'HO', description: 'Hand-over hall' })
  await aDepartment(server, { code: 'HE', description: 'Empty hall' })
  const made = { department: 'HO', special_functions: [32] }
  await aMachine(server, { machine_id: 'HO1', calendar_id, good_from_cycles: true, ...made })
  await aMachine(server, { machine_id: 'HO2', calendar_id, good_from_cycles: true, ...made })
  await aMachine(server, { machine_id: 'HO3', calendar_id: days.calendar_id, ...made })
  for (const machine_id of ['HO1', 'HO2']) {
    const planned_start_time = '2026-06-10T04:00:00Z'
    await aPart(server, { part_no: `P-${machine_id}`, planned_unit_time: 36, planned_setup_time: 2 })
    const card = { card_no: `C-${machine_id}`, machine_id, part_no: `P-${machine_id}`, planned_op_qty: 900 }
    await aCard(server, { ...card, planned_start_time })
  }
  operator = await server.signIn('operator')
  supervisor = await server.signIn('supervisor')
  admin = await server.signIn('admin')
  for (const machine_id of ['HO1', 'HO2']) {
    await says(machine_id, '04:00', 'state', 'running')
    expect((await operator.call('start_order', { machine_id, card_no: `C-${machine_id}` })).code).toBe(0)
  }
  await says('HO1', '05:00', 'cycles', 90)
  await says('HO1', '05:10', 'state', 'stopped')
  await says('HO1', '05:40', 'state', 'running')
  await says('HO2', '06:00', 'state', 'stopped')
  await says('HO1', '07:00', 'cycles', 110)
  await says('HO2', '08:00', 'cycles', 0)
  await says('HO2', '08:00', 'state', 'running')
  await aScrapTransaction(server, {
    ...{ card_no: 'C-HO1', trans_time: '2026-06-10T07:30:00Z', day: '2026-06-10', shift: 81 },
    ...{ scrap_qty: 6, scrap_reason: '52', reduces_good: 1 },
  })
  await aMachineNote(server, { machine_id: 'HO2', at: '2026-06-10T06:20:00Z', note: 'Hydraulic hose leaks a little' })
  await aMachineNote(server, { machine_id: 'HO2', at: '2026-06-10T03:20:00Z', note: 'Before the shift' })
  const { record_no } = await anActivityType(server, {
    names: { en: 'Clean the filter', sv: 'Rengör filtret' },
    alarm_period: 0,
  })
  const due = { action_id: record_no, machine_id: 'HO1' }
  await anActivity(server, { ...due, due_date: '2026-06-10T06:00:00Z' })
  await anActivity(server, { ...due, due_date: '2026-06-12T06:00:00Z' })
  await says('HO1', '11:30', 'state', 'running')
  await says('HO2', '11:30', 'state', 'running')
})

test('T-LOOK-42 a hand-over writes itself: pieces, target, OEE, losses, stops without a reason, activities, notes, orders, scrap', async () => {
  server.clock.now = at('11:30')
  const { figures, words, ...about } = await handoverOf(supervisor)
  expect(about).toMatchObject({ handover_no: 0, place_name: 'Hand-over hall', shift_name: 'Early', state: 'open' })
  expect([about.start_time, about.end_time].map((time) => Date.parse(time))).toEqual([at('04:00'), at('12:00')])
  expect(figures.machines).toMatchObject([
    { machine_id: 'HO1', stop_s: 1800, run_s: 25_200, made: [{ unit: 'pcs', good_qty: 200, target_qty: 750 }] },
    { machine_id: 'HO2', stop_s: 7200, made: [{ unit: 'pcs', good_qty: 0, target_qty: 750 }] },
  ])
  expect(figures.machines[0]?.t_percent).toBeCloseTo(93.3, 1)
  expect(figures.others, 'another shift than theirs').toEqual(['HO3'])
  expect(figures.totals).toMatchObject([{ unit: 'pcs', good_qty: 200, target_qty: 1500 }])
  // 12.5 of 15 machine hours: of the sums, not of the percentages.
  expect(figures.oee.t_percent).toBeCloseTo(83.3, 1)
  expect(figures.losses).toMatchObject([{ stop_reason: '-', stops: 2, stop_s: 9000, machines: ['HO1', 'HO2'] }])
  expect(figures.uncoded).toMatchObject([
    { machine_id: 'HO2', stop_s: 7200 },
    { machine_id: 'HO1', stop_s: 1800 },
  ])
  expect(figures.activities).toMatchObject([{ machine_id: 'HO1', names: { en: 'Clean the filter' }, overdue: 1 }])
  expect(words.notes).toMatchObject([
    { machine_id: 'HO2', note: 'Hydraulic hose leaks a little', author: 'Anna Lindqvist' },
  ])
  expect(figures.scrap).toMatchObject([{ scrap_reason: '52', scrap_qty: 6, unit: 'pcs', machines: ['HO1'] }])
  const [first] = figures.orders.filter(({ machine_id }) => machine_id === 'HO2')
  expect(first).toMatchObject({ card_no: 'C-HO2', standing: 'late', not_started: 0, planned_qty: 900 })
  expect(first?.late_minutes, 'five and a half hours behind, and sixteen between two shifts').toBe(1290)
  expect(first).toMatchObject({ loss_s: 7200, loss_names: { en: 'Uncoded stop' } })
})

test('T-LOOK-42 the shifts of a place, the one that is meant first; a place without a shift plan has the day, one without machines nothing', async () => {
  server.clock.now = at('11:30')
  const shifts = async (place: string, place_type: 'department' | 'zone' = 'department') =>
    (await supervisor.call('get_handover_shifts', { place_type, place })).data
  expect((await shifts('HO')).slice(0, 3)).toMatchObject([
    { day: '2026-06-10', shift: 81, state: 'open', shift_name: 'Early' },
    { day: '2026-06-10', shift: 82, state: 'running' },
    { day: '2026-06-09', shift: 82 },
  ])
  expect(await shifts('HE')).toEqual([])
  await aZone(server, { code: 'HZ', description: 'No plan' })
  await aMachine(server, { machine_id: 'HO4', department: 'HE', zone: 'HZ', calendar_id: null, day_start: '06:00' })
  expect((await shifts('HZ', 'zone'))[0]).toMatchObject({ day: '2026-06-10', shift: 1, state: 'running' })
})

test('T-LOOK-41 T-LOOK-43 a shift is signed from an hour before its end, by whoever may, with the password, and not before it has begun', async () => {
  server.clock.now = at('10:59')
  expect(told(await handOver(supervisor))).toEqual([409, 'This shift can be handed over from 2026-06-10 13:00.'])
  expect((await handoverOf(supervisor)).may_not_sign).toBe('This shift can be handed over from 2026-06-10 13:00.')
  server.clock.now = at('11:30')
  expect((await handOver(operator)).status).toBe(403)
  expect(told(await handOver(supervisor, { day: '2026-06-11' }))[0]).toBe(404)
  expect(told(await handOver(supervisor, { day: '2026-01-10' }))[0]).toBe(404)
  expect(told(await handOver(supervisor, { place: 'NONE' }))[0]).toBe(404)
  const asked = await supervisor.raw({
    ...{ name: 'hand_over_shift', request_id: randomUUID() },
    payload: { ...shift, remark: '', remarks: [] },
  })
  expect([asked.code, asked.message]).toEqual([
    14,
    'This has to be signed: Hand-over hall, Early 2026-06-10: 200 pcs good, OEE 13.3 %, uncoded stops: 2.',
  ])
  expect((await handOver(supervisor, {}, 'not mine')).message).toBe('The password is not right.')
  expect(await server.sql('select 1 from shift_handover')).toEqual([])
})

test('T-LOOK-44 of two who hand over at once one does, and the other reads who', async () => {
  server.clock.now = at('11:40')
  const words = { remark: 'Hose ordered', remarks: [{ machine_id: 'HO2', remark: 'Watch the hose' }] }
  const both = await Promise.all([handOver(supervisor, words), handOver(admin, words)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const first = both[0]?.status === 200 ? 'Emma Engström' : 'Astrid Löfgren'
  expect(both.find(({ status }) => status === 409)?.message).toBe(`${first} has handed this shift over already.`)
  expect(await server.sql('select 1 from shift_handover')).toHaveLength(1)
  expect(await server.sql(`select 1 from signature where kind = 'hand-over-shift'`)).toHaveLength(1)
})

test('T-LOOK-43 T-LOOK-49 what was signed stays as it stood; nobody takes over from themselves; the second signature closes it, for the owner of the database too', async () => {
  const before = await handoverOf(supervisor)
  expect(before).toMatchObject({ state: 'handed-over', words: { remark: 'Hose ordered' }, covered: 0 })
  expect(before.words.remarks).toEqual([{ machine_id: 'HO2', remark: 'Watch the hose' }])
  // Somebody makes and codes more.
  await says('HO1', '11:50', 'cycles', 77)
  await aMachineNote(server, { machine_id: 'HO1', at: '2026-06-10T11:51:00Z', note: 'Later' })
  expect(await handoverOf(supervisor)).toEqual(before)
  const giver = before.handed_over?.name === 'Emma Engström' ? supervisor : admin
  const taker = giver === supervisor ? admin : supervisor
  const { handover_no } = before
  const same = 'Whoever handed the shift over cannot take it over too.'
  expect((await handoverOf(giver)).may_not_sign).toBe(same)
  expect(told(await signed(giver, 'take_over_shift', { handover_no }))).toEqual([409, same])
  expect((await signed(operator, 'take_over_shift', { handover_no })).status).toBe(403)
  expect((await signed(taker, 'take_over_shift', { handover_no: 999 })).status).toBe(404)
  server.clock.now = at('12:10')
  const twice = await Promise.all([1, 2].map(() => signed(taker, 'take_over_shift', { handover_no })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(twice.find(({ status }) => status === 409)?.message).toMatch(/has taken this shift over already/)
  const closed = await handoverOf(supervisor)
  expect(closed).toMatchObject({ state: 'closed', late: 0, figures: before.figures })
  const signatures = (await supervisor.call('get_signatures', { record: String(handover_no) })).data
  expect(signatures.map(({ kind, state, machine_id }) => [kind, state, machine_id])).toEqual([
    ['take-over-shift', 'as-signed', ''],
    ['hand-over-shift', 'as-signed', ''],
  ])
  const owner = new pg.Client(server.database)
  await owner.connect()
  expect(await verifySignatures(owner)).toMatchObject({ problems: [] })
  for (const attempt of [
    `update shift_handover set figures = '{}'`,
    `update shift_handover set words = '{"remark":"x"}'`,
    `update shift_handover set taken_over_name = 'Somebody'`,
    `update shift_handover set handed_over_at = now()`,
    'delete from shift_handover',
    'truncate shift_handover cascade',
  ]) {
    await expect(owner.query(attempt), attempt).rejects.toThrow(/neither changed nor deleted|are not deleted/)
    await owner.query(`begin; set local role takt_app; set local app.company_id = '1000'; set local app.machines = ''`)
    await expect(owner.query(attempt), attempt).rejects.toThrow(/permission denied|neither changed nor deleted/)
    await owner.query('rollback')
  }
  await owner.end()
})

test('T-LOOK-43 a correction is an addendum with name and moment; what was signed stays', async () => {
  server.clock.now = at('13:00')
  const { handover_no } = await handoverOf(supervisor)
  const add = (by: Caller, words: string) => by.call('add_handover_addendum', { handover_no, words })
  expect((await add(operator, 'not allowed')).status).toBe(403)
  expect((await add(supervisor, '   ')).status).toBe(422)
  expect((await supervisor.call('add_handover_addendum', { handover_no: 999, words: 'x' })).status).toBe(404)
  expect((await add(supervisor, 'The hose came already')).status).toBe(200)
  const { addenda } = await handoverOf(supervisor)
  expect(addenda).toMatchObject([{ name: 'Emma Engström', words: 'The hose came already' }])
  expect(Date.parse(String(addenda[0]?.at))).toBe(at('13:00'))
  const [{ state } = {}] = (await supervisor.call('get_signatures', { record: String(handover_no) })).data
  expect(state).toBe('as-signed')
  await expect(server.sql(`update shift_handover_addendum set words = 'other'`)).rejects.toThrow(/neither changed/)
  await expect(server.sql('delete from shift_handover_addendum')).rejects.toThrow(/neither changed/)
})

test('T-LOOK-46 the list has what waits first, says what is late and misses only places that hand over', async () => {
  server.clock.now = at('12:50')
  expect((await rowsOf(supervisor)).map(({ shift: of, state, late }) => [of, state, late])).toEqual([
    [82, 'running', 0],
    [81, 'closed', 0],
  ])
  // The next day nobody has signed: the first shift is missed from an hour after its end, the other place never.
  server.clock.now = at('13:30') + 86_400_000
  const late = (await rowsOf(supervisor)).filter((row) => row.late === 1)
  expect(late.map(({ day, shift: of, state, handover_no }) => [day, of, state, handover_no])).toEqual([
    ['2026-06-11', 81, 'open', 0],
    ['2026-06-10', 82, 'open', 0],
  ])
  expect((await rowsOf(supervisor)).at(-1)).toMatchObject({ state: 'closed' })
  expect(new Set((await rowsOf(supervisor)).map(({ place }) => place))).toEqual(new Set(['HO']))
  const next = { day: '2026-06-11' }
  const handover_no = numberOf(await handOver(supervisor, next))
  expect(await handoverOf(supervisor, next)).toMatchObject({ handover_no, state: 'handed-over', late: 1 })
})

test('T-LOOK-46 whoever may not see all machines of a place sees none of its hand-overs, their addenda or signatures', async () => {
  const limit = (machines: string) =>
    server.sql(
      `update app_user set machine_restrictions = $1, granted = '{sign-handovers}' where username = 'restricted' and company_id = 1000`,
      [machines],
    )
  await limit('{HO1,HO2}')
  const half = await server.signIn('restricted')
  expect(await rowsOf(half)).toEqual([])
  expect((await half.call('get_handover', shift)).message).toBe('You may not see all machines of Hand-over hall.')
  const list = { place_type: 'department', place: 'HO' } as const
  expect((await half.call('get_handover_shifts', list)).status).toBe(409)
  const { handover_no } = await handoverOf(supervisor)
  const record = String(handover_no)
  expect((await half.call('get_signatures', { record, kinds: ['hand-over-shift'] })).data).toEqual([])
  expect((await half.call('add_handover_addendum', { handover_no, words: 'x' })).status).toBe(404)
  expect((await signed(half, 'take_over_shift', { handover_no })).status).toBe(404)
  expect((await handOver(half)).status).toBe(409)
  await limit('{HO1,HO2,HO3}')
  const whole = await server.signIn('restricted')
  expect((await rowsOf(whole)).length).toBeGreaterThan(1)
  expect((await whole.call('get_signatures', { record, kinds: ['hand-over-shift'] })).data).toHaveLength(1)
  expect((await handoverOf(whole)).addenda).toHaveLength(1)
  await limit('{P201,P202}')
})

test('T-LOOK-49 whoever is erased is a pseudonym in hand-overs and words, and the signatures still fit', async () => {
  server.clock.now = at('13:40') + 86_400_000
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'supervisor')
  const zed = { username: 'zed.leader', full_name: 'Zed Leader', employee_number: '', email: '' }
  const payload = { ...row, ...zed, user_id: null, version: 0, password: 'a long one for Zed' }
  const user_id = Number((await admin.raw({ name: 'save_user', payload })).data[0]?.user_id)
  await server.sql(
    `update app_user set password_given = false, password_hash = (select password_hash from app_user where company_id = 1000
    and username = 'admin') where user_id = $1`,
    [user_id],
  )
  const leader = await server.signIn('zed.leader')
  const day = { day: '2026-06-10', shift: 82 }
  const remark = 'Ask Zed Leader about the hose'
  const handover_no = numberOf(await handOver(leader, { ...day, remark }))
  expect((await signed(supervisor, 'take_over_shift', { handover_no })).status).toBe(200)
  const words = 'Zed Leader was right'
  expect((await leader.call('add_handover_addendum', { handover_no, words })).status).toBe(200)
  expect((await admin.call('erase_person', { user_id, name: 'Zed Leader' })).status).toBe(200)
  const connections = openConnections(server.database, { onError: () => {} })
  await erasePeople.run({ connections, now: at('13:50') + 86_400_000, publish: () => {} } as never)
  const covered = await handoverOf(supervisor, day)
  expect(covered).toMatchObject({
    covered: 1,
    state: 'closed',
    handed_over: { name: expect.stringMatching(/^Person /) },
  })
  expect(covered.words.remark).toMatch(/^Ask Person .* about the hose$/)
  expect(covered.addenda).toMatchObject([{ name: expect.stringMatching(/^Person /) }])
  expect(JSON.stringify(covered)).not.toMatch(/zed/i)
  const kept = (await supervisor.call('get_signatures', { record: String(handover_no) })).data
  expect(kept.map(({ state }) => state)).toEqual(['as-signed', 'as-signed'])
  expect(await verifySignatures(connections.owner)).toMatchObject({ problems: [] })
  await connections.close()
  // Nobody is being erased any more.
  await expect(server.sql(`update shift_handover set words = '{}'`)).rejects.toThrow(/neither changed/)
})

test('T-LOOK-47 a hand-over is delivered once as soon as it is signed, to those who may see its place; of other places not; it can be ordered for a period', async () => {
  server.clock.now = at('12:30') + 86_400_000
  const people = (await supervisor.call('get_report_recipients', {})).data
  const recipients = ['planner', 'restricted'].map((name) =>
    Number(people.find(({ username }) => username === name)?.user_id),
  )
  const wish = { schedule_no: 0, version: 0, report_id: 'shift-handover', weekdays: [1], at_minutes: 360, recipients }
  const save = (change: object) =>
    supervisor.call('save_report_schedule', {
      ...wish,
      ...{ question: { period: 'today' }, format: 'pdf', active: true, when_signed: true },
      ...change,
    })
  expect((await save({ report_id: 'mtbf' })).status, 'only of what is signed').toBe(409)
  const schedule_no = Number((await save({})).data[0]?.schedule_no)
  await save({ question: { period: 'today', department: '20' } })
  const rows = (await supervisor.call('get_report_schedules', { report_id: 'shift-handover' })).data
  expect(rows[0], 'no clock makes it').toMatchObject({ when_signed: true, next_runs: [] })
  const connections = openConnections(server.database, { onError: () => {} })
  const deliver = () =>
    deliverReports.run({ connections, now: at('12:31') + 86_400_000, publish: async () => () => {} })
  const runs = () =>
    server.sql<{ schedule_no: number; record_no: number; not_told: string[] }>(
      'select schedule_no, record_no, not_told from report_run where schedule_no is not null and company_id = 1000',
    )
  await deliver()
  expect(await runs()).toEqual([])
  server.clock.now = at('13:10') + 86_400_000
  expect((await handOver(admin, { day: '2026-06-11', shift: 82, remark: 'Ready' })).status).toBe(200)
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(await runs(), 'once, and by whom it concerns').toMatchObject([{ schedule_no, not_told: ['Sara Holmgren'] }])
  const [{ record_no = 0 } = {}] = await runs()
  const planner = await server.signIn('planner')
  const [file] = (await planner.call('get_file', { record_no })).data
  expect(file).toMatchObject({ name: 'Shift hand-over Hand-over hall 2026-06-11 Day.pdf' })
  const notices = (await planner.call('get_notifications', { unread: true })).data
  expect(notices).toContainEqual(expect.objectContaining({ path: `/files/${record_no}` }))
  await connections.close()
  const question = { period: 'custom' as const, start: '2026-06-10', end: '2026-06-11', machines: ['HO1', 'HO3'] }
  const [report] = (await supervisor.call('get_report', { report_id: 'shift-handover', question })).data
  const { rows: told, facts } = report as { rows: string[][]; facts: { label: string; value: string }[] }
  expect(told.map(([day, name, , machine]) => [day, name, machine])).toEqual([
    ['2026-06-10', 'Early', 'HO1'],
    ['2026-06-10', 'Day', 'HO3'],
    ['2026-06-11', 'Early', 'HO1'],
    ['2026-06-11', 'Day', 'HO3'],
  ])
  expect(facts).toContainEqual({ label: 'Not taken over', value: '2' })
})

test('T-LOOK-40 T-LOOK-42 of a night that midnight cuts the figures are those of its hours, whatever other night its days hold', async () => {
  await aShift(server, { shift: 83, names: { en: 'Night' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '22:00', to: '06:00', shift: 83 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  await aDepartment(server, { code: 'HN', description: 'Night hall' })
  await aMachine(server, {
    machine_id: 'HN1',
    department: 'HN',
    calendar_id,
    day_start: '00:00',
    good_from_cycles: true,
  })
  await aPart(server, { part_no: 'P-HN1', planned_unit_time: 36 })
  await aCard(server, { card_no: 'C-HN1', machine_id: 'HN1', part_no: 'P-HN1', planned_op_qty: 9000 })
  const on = async (moment: string, kind: string, value: unknown) => {
    server.clock.now = Date.parse(moment)
    await signal(server, 'HN1', { at: Date.parse(moment), kind, value })
  }
  await on('2026-06-15T20:00:00Z', 'state', 'running')
  const people = await server.signIn('operator')
  expect((await people.call('start_order', { machine_id: 'HN1', card_no: 'C-HN1' })).code).toBe(0)
  await on('2026-06-15T21:30:00Z', 'cycles', 100)
  await on('2026-06-15T23:00:00Z', 'cycles', 200)
  await on('2026-06-16T01:00:00Z', 'state', 'stopped')
  await on('2026-06-16T02:00:00Z', 'state', 'running')
  await on('2026-06-16T20:30:00Z', 'cycles', 50)
  await on('2026-06-16T23:30:00Z', 'cycles', 25)
  await on('2026-06-17T03:30:00Z', 'state', 'running')
  const leader = await server.signIn('supervisor')
  const night = async (day: string) => {
    const asked = { place_type: 'department', place: 'HN', day, shift: 83, part: 0 } as const
    const [{ figures } = {}] = (await leader.call('get_handover', asked)).data as unknown as Handover[]
    return figures?.machines[0]
  }
  expect(await night('2026-06-15')).toMatchObject({
    ...{ stop_s: 3600, run_s: 7 * 3600 },
    made: [{ good_qty: 300, target_qty: 800 }],
  })
  expect(await night('2026-06-16')).toMatchObject({ stop_s: 0, made: [{ good_qty: 75 }] })
})
