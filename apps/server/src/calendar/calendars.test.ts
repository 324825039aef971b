/** Calendars are changed on a page: the past stays, what comes is planned anew, and every process knows at once. */
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate, momentOf } from '@takt/domain/ground/zone-time.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import { noticeCalendarEnds } from '../machines/jobs/notice-calendar-ends.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { createCompany } from '../seed/create-company.ts'
import { aCategory, aDepartment, aZone } from '../setup/setup.fixture.ts'
import { aCalendar } from './calendar.fixture.ts'

const server = testServer()
const EXAMPLE = 1000
const ZONE = 'Europe/Stockholm'
const TWO_SHIFTS = 2
const WEDNESDAY = 2
let admin: Caller

/** Tests let days pass, each from where the one before it was: the clock never goes back. */
const today = () => localDate(server.clock.now ?? 0, ZONE)
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
/** The first Wednesday after today: no shift of it has begun. */
function comingWednesday(): string {
  let day = addDays(today(), 1)
  while (weekdayOf(day) !== WEDNESDAY) day = addDays(day, 1)
  return day
}
const at = (hours: number, day: string) => momentOf(day, hours * 60, ZONE)

beforeAll(async () => {
  await server.sql('delete from automatic_reason where company_id = $1', [EXAMPLE])
  await server.sql('delete from calendar_day where company_id = $1', [EXAMPLE])
  await server.sql("update machine set day_start = '00:00', min_run_seconds = 0 where company_id = $1", [EXAMPLE])
  // A Tuesday of the past weeks.
  const day = localDate(Date.now() - 7 * 86_400_000, ZONE)
  server.clock.now = at(6, addDays(day, WEDNESDAY - 1 - weekdayOf(day)))
})
// Days pass from one test to the next, and a session does not last that long.
beforeEach(async () => {
  admin = await server.signIn('admin')
})

/** A machine of which nothing is known yet. */
async function follows(calendar_id: number, machine_id: string): Promise<void> {
  await aMachine(server, { machine_id })
  await server.sql(
    `update machine set calendar_id = $3, day_start = '00:00', min_run_seconds = 0
     where company_id = $1 and machine_id = $2`,
    [EXAMPLE, machine_id, calendar_id],
  )
}

/** A calendar that no other test changes, since long, with a machine that follows it. */
async function ownCalendar(kind: string, machine_id: string) {
  const added = await aCalendar(server, { description: `That of ${machine_id}`, week: week(kind) })
  await follows(added.calendar_id, machine_id)
  return { ...ENDLESS, calendar_id: added.calendar_id, description: added.description }
}

let seq = 0
async function says(machine_id: string, moment: number, value: 'running' | 'stopped'): Promise<void> {
  server.clock.now = Math.max(moment, server.clock.now ?? 0)
  seq += 1
  const signal = { seq, machine_id, at: new Date(moment).toISOString(), kind: 'state', value }
  expect((await server.ingest([signal])).body).toMatchObject({ accepted: 1 })
}

async function counted(machine_id: string) {
  const all = (text: string) => server.sql<Record<string, unknown>>(text, [EXAMPLE, machine_id])
  return {
    figures: await all(`select day::text, shift, run_ms::float8, stop_ms::float8 from shift_figures
      where company_id = $1 and machine_id = $2 and run_ms + stop_ms > 0 order by day, shift`),
    stops: await all(`select start_time, end_time, day::text, shift, stop_reason, continues from stop
      where company_id = $1 and machine_id = $2 order by start_time`),
    state: await all(
      'select status, since, counted_to, next_due from machine_state where company_id = $1 and machine_id = $2',
    ),
  }
}

const calendar = async (calendar_id: number) =>
  (await admin.call('get_calendar_settings', {})).data.find((row) => row.calendar_id === calendar_id)
const week = (kind: string): string[] => Array(7).fill(kind)
const ENDLESS = { end_date: null, copy_of: null }

test('T-PLANT-134 signals, a calendar changed from now, from a day, by a date and by a kind of day, more signals: a rebuild counts what was counted live', async () => {
  const own = await ownCalendar('two', 'CAL1')
  const { calendar_id } = own
  const wednesday = comingWednesday()
  const thursday = addDays(wednesday, 1)
  server.clock.now = at(6, wednesday)
  admin = await server.signIn('admin')
  const kind = await admin.call('save_day_type', {
    day_type: null,
    names: { en: 'Long day' },
    spans: [{ from: '07:00', to: '16:00', shift: 1 }],
    from: null,
    version: 0,
  })
  const day_type = String(kind.data[0]?.day_type)
  await says('CAL1', at(7, wednesday), 'running')
  await says('CAL1', at(9, wednesday), 'stopped')
  server.clock.now = at(10, wednesday)
  const first = await calendar(calendar_id)
  const now = await admin.call('save_calendar', {
    ...own,
    week: week('friday'),
    from: null,
    version: Number(first?.version),
  })
  expect([now.status, now.message]).toEqual([200, ''])
  await says('CAL1', at(12, wednesday), 'running')
  await says('CAL1', at(15, wednesday), 'stopped')
  const before = await counted('CAL1')
  expect(before.figures.find(({ shift }) => shift === 2)).toBeUndefined()
  server.clock.now = at(16, wednesday)
  const days = { calendar_id, first_day: wednesday, last_day: wednesday, day_type: 'three' }
  expect((await admin.call('save_calendar_days', days)).status).toBe(200)
  const second = await calendar(calendar_id)
  const later = { ...own, week: week(day_type), from: thursday, version: Number(second?.version) }
  expect((await admin.call('save_calendar', later)).status).toBe(200)
  await says('CAL1', at(21, wednesday), 'running')
  await says('CAL1', at(5, thursday), 'stopped')
  server.clock.now = at(8, thursday)
  const types = (await admin.call('get_day_type_settings', {})).data
  const long = {
    day_type,
    names: { en: 'Long day' },
    spans: [{ from: '07:00', to: '18:00', shift: 1 }],
    from: null,
    version: Number(types.find((one) => one.day_type === day_type)?.version),
  }
  expect((await admin.call('save_day_type', long)).status).toBe(200)
  await says('CAL1', at(19, thursday), 'running')
  const live = await counted('CAL1')
  const hours = (day: string, shift: number) => {
    const row = live.figures.find((one) => one.day === day && one.shift === shift)
    return (Number(row?.run_ms ?? 0) + Number(row?.stop_ms ?? 0)) / 3_600_000
  }
  // 07–13 by the Friday of the first change, unplanned until 16, then evening and night of the date that was changed.
  expect([hours(wednesday, 1), hours(wednesday, 0), hours(wednesday, 2), hours(wednesday, 3)]).toEqual([6, 3, 6, 2])
  // The night goes on until six, the day from seven to eighteen as it was made longer at eight.
  expect([hours(thursday, 3), hours(thursday, 0), hours(thursday, 1)]).toEqual([6, 2, 11])
  const rebuilt = await admin.call('rebuild_machine', { machine_id: 'CAL1' })
  expect(rebuilt.data[0]).toMatchObject({ differed: false })
  expect(await counted('CAL1')).toEqual(live)
  // A late signal of the first morning is counted by the plan of that morning.
  await says('CAL1', at(8, wednesday), 'running')
  const [row] = (await counted('CAL1')).figures.filter((one) => one.day === wednesday && one.shift === 1)
  expect(Number(row?.run_ms) + Number(row?.stop_ms)).toBe(6 * 3_600_000)
})

test('T-PLANT-134 a day that has begun is no day a change holds from; dates that have passed stay; of two at once the second is told', async () => {
  const stored = await calendar(3)
  const change = { ...ENDLESS, calendar_id: 3, description: 'Day shift', week: week('day') }
  const version = Number(stored?.version)
  const now = today()
  expect(await admin.call('save_calendar', { ...change, from: now, version })).toMatchObject({
    status: 409,
    message: expect.stringContaining(now),
  })
  const passed = { calendar_id: 3, first_day: addDays(now, -1), last_day: addDays(now, 3), day_type: 'free' }
  expect(await admin.call('save_calendar_days', passed)).toMatchObject({ status: 409 })
  const from = addDays(now, 1)
  const answers = await Promise.all([
    admin.call('save_calendar', { ...change, from, version }),
    admin.call('save_calendar', { ...change, week: week('two'), from, version }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [audited] = await server.sql<{ username: string }>(
    "select username from audit where company_id = $1 and what = 'calendar.changed' and audit.key = '3'",
    [EXAMPLE],
  )
  expect(audited?.username).toBe('admin')
})

test('T-PLANT-133 overlapping shifts are refused with a sentence that names them, in a kind of day, a week and a date', async () => {
  const overlapping = await admin.call('save_day_type', {
    day_type: null,
    names: { en: 'Too much' },
    spans: [
      { from: '06:00', to: '14:30', shift: 1 },
      { from: '14:00', to: '22:00', shift: 2 },
    ],
    from: null,
    version: 0,
  })
  expect(overlapping).toMatchObject({
    status: 409,
    message: 'Shift 1 (06:00–14:30) and shift 2 (14:00–22:00) overlap.',
  })
  const early = {
    day_type: null,
    names: { en: 'Early' },
    spans: [{ from: '05:00', to: '13:00', shift: 1 }],
    from: null,
    version: 0,
  }
  const day_type = String((await admin.call('save_day_type', early)).data[0]?.day_type)
  const mixed = {
    ...ENDLESS,
    calendar_id: null,
    description: 'Mixed',
    week: ['three', day_type, ...Array(5).fill('free')],
  }
  const sentence =
    'Shift 3 (22:00–06:00) of “Three shifts” reaches into shift 1 (05:00–13:00) of “Early” on the day after.'
  expect(await admin.call('save_calendar', { ...mixed, from: null, version: 0 })).toMatchObject({
    status: 409,
    message: sentence,
  })
  const now = today()
  const dates = { calendar_id: 4, first_day: addDays(now, 9), last_day: addDays(now, 9), day_type }
  expect(await admin.call('save_calendar_days', dates)).toMatchObject({ status: 409, message: sentence })
})

test('T-PLANT-134 a range of dates is closed, and another process plans by it at once', async () => {
  const { calendar_id } = await ownCalendar('two', 'CAL2')
  const now = today()
  const [first_day, last_day] = [addDays(now, 20), addDays(now, 48)]
  const other = openConnections(server.database)
  const shifts = () =>
    withCompany(other, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) => {
      const planned = rulesOf(await plantRules(db), 'CAL2').calendar
      return [addDays(first_day, -7), first_day, last_day, addDays(last_day, 7)].map(
        (day) => planned.ofDay(day).filter(({ shift }) => shift > 0).length > 0,
      )
    })
  expect(await shifts()).toEqual([true, true, true, true])
  const closed = await admin.call('save_calendar_days', {
    calendar_id,
    first_day,
    last_day,
    day_type: 'free',
  })
  expect(closed.data[0]?.days).toEqual(expect.arrayContaining([{ day: last_day, day_type: 'free' }]))
  expect(await shifts()).toEqual([true, false, false, true])
  await admin.call('save_calendar_days', { calendar_id, first_day, last_day, day_type: null })
  expect(await shifts()).toEqual([true, true, true, true])
  await other.close()
})

test('T-PLANT-134 a machine at rest is looked at when its new shift begins, not when the old one would have', async () => {
  const { calendar_id } = await ownCalendar('day', 'CAL3')
  const day = addDays(today(), 1)
  await says('CAL3', at(20, day), 'stopped')
  const due = async () => {
    const [row] = await server.sql<{ next_due: string }>(
      "select next_due from machine_state where company_id = $1 and machine_id = 'CAL3'",
      [EXAMPLE],
    )
    return Date.parse(row?.next_due ?? '')
  }
  expect(await due()).toBe(at(24, day))
  const night = { calendar_id, first_day: day, last_day: day, day_type: 'three' }
  admin = await server.signIn('admin')
  expect((await admin.call('save_calendar_days', night)).status).toBe(200)
  expect((await counted('CAL3')).stops.map(({ shift }) => shift)).toEqual([0, 2])
  expect(await due()).toBe(at(22, day))
})

test('T-PLANT-156 a change that waits for its day is taken back: the week of now goes on in every process, it is audited, and one that has begun stays', async () => {
  const own = await ownCalendar('two', 'CAL4')
  const { calendar_id } = own
  const other = openConnections(server.database)
  const from = addDays(today(), 3)
  const shiftsThen = () =>
    withCompany(other, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) =>
      rulesOf(await plantRules(db), 'CAL4')
        .calendar.ofDay(from)
        .map(({ shift }) => shift),
    )
  const before = await calendar(calendar_id)
  const planned = await shiftsThen()
  expect(planned).toEqual([0, 1, 2, 0])
  const version = Number(before?.version)
  const change = { ...own, week: week('free'), end_date: '2099-12-31', from, version }
  const [waiting] = (await admin.call('save_calendar', change)).data
  expect(waiting?.weeks).toMatchObject([
    { from: null, own: false },
    { from, own: true },
  ])
  expect(await shiftsThen()).toEqual([0])
  const back = { calendar_id, from, version: Number(waiting?.version) }
  const operator = await server.signIn('operator')
  expect((await operator.call('take_back_calendar_change', back)).status).toBe(403)
  expect((await admin.call('take_back_calendar_change', { ...back, version: 1 })).status).toBe(409)
  const taken = await admin.call('take_back_calendar_change', back)
  expect(taken.data[0]).toMatchObject({ week: before?.week, end_date: before?.end_date, weeks: [{ from: null }] })
  expect(await shiftsThen()).toEqual(planned)
  const again = { ...back, version: back.version + 1 }
  const gone = { status: 409, message: `The change from ${from} has begun or was taken back already.` }
  expect(await admin.call('take_back_calendar_change', again)).toMatchObject(gone)
  const begun = (await admin.call('save_calendar', { ...change, version: again.version })).data[0]
  server.clock.now = at(6, from)
  admin = await server.signIn('admin')
  const late = await admin.call('take_back_calendar_change', { ...back, version: Number(begun?.version) })
  expect(late).toMatchObject(gone)
  const [audited] = await server.sql<{ before: { from: string } }>(
    "select before from audit where company_id = $1 and what = 'calendar.taken-back' and audit.key = $2",
    [EXAMPLE, String(calendar_id)],
  )
  expect(audited?.before).toMatchObject({ from, end_date: '2099-12-31' })
  await other.close()
})

test('T-PLANT-132 machines follow a calendar from their next day on; who is taken off is measured around the clock', async () => {
  for (const machine_id of ['CAL5', 'CAL6']) await follows(TWO_SHIFTS, machine_id)
  await says('CAL5', server.clock.now ?? 0, 'running')
  const added = await admin.call('save_calendar', {
    ...ENDLESS,
    calendar_id: null,
    description: 'Presses',
    week: week('friday'),
    copy_of: TWO_SHIFTS,
    from: null,
    version: 0,
  })
  const calendar_id = Number(added.data[0]?.calendar_id)
  expect(added.data[0]).toMatchObject({ machines: [], end_date: null })
  const put = await admin.call('save_calendar_machines', { calendar_id, machines: ['CAL5', 'CAL6'] })
  expect(put.data[0]).toMatchObject({ machines: ['CAL5', 'CAL6'] })
  expect((await calendar(TWO_SHIFTS))?.machines).not.toContain('CAL5')
  const before = await server.sql<{ until_day: string; calendar_id: number }>(
    "select until_day::text, calendar_id from machine_day_before where company_id = $1 and machine_id = 'CAL5'",
    [EXAMPLE],
  )
  expect(before).toEqual([{ until_day: addDays(today(), 1), calendar_id: TWO_SHIFTS }])
  expect((await admin.call('save_calendar_machines', { calendar_id, machines: ['CAL5'] })).data[0]).toMatchObject({
    machines: ['CAL5'],
  })
  const [off] = await server.sql("select calendar_id from machine where company_id = $1 and machine_id = 'CAL6'", [
    EXAMPLE,
  ])
  expect(off).toEqual({ calendar_id: null })
  const { version } = (await calendar(calendar_id)) ?? {}
  expect(await admin.call('delete_calendar', { calendar_id, version: Number(version) })).toMatchObject({
    status: 409,
    message: expect.stringContaining('CAL5'),
  })
})

test('T-PLANT-132 what nothing refers to is removed; what is in use says why not', async () => {
  const night = { shift: 9, names: { en: 'Weekend', sv: 'Helg' } }
  expect((await admin.call('save_shift', { ...night, version: 0 })).status).toBe(200)
  expect(await admin.call('save_shift', { ...night, version: 0 })).toMatchObject({
    status: 409,
    message: 'Shift 9 exists already: Weekend.',
  })
  const span = { from: '08:00', to: '16:00', shift: 9 }
  const added = await admin.call('save_day_type', {
    day_type: null,
    names: { en: 'Weekend' },
    spans: [span],
    from: null,
    version: 0,
  })
  const day_type = String(added.data[0]?.day_type)
  expect((await admin.call('delete_shift', { shift: 9, version: 1 })).status).toBe(409)
  expect(await admin.call('delete_day_type', { day_type: 'free', version: 1 })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Free'),
  })
  expect((await admin.call('delete_day_type', { day_type, version: 1 })).status).toBe(200)
  expect((await admin.call('delete_shift', { shift: 9, version: 1 })).status).toBe(200)
  expect((await admin.call('delete_shift', { shift: 1, version: 1 })).status).toBe(409)
})

test('T-PLANT-135 a calendar without end is never told to end, one with an end is let go on from a day', async () => {
  await server.sql('update calendar set end_date = now()::date + 5 where company_id = $1 and calendar_id = 1', [
    EXAMPLE,
  ])
  await server.sql('update calendar set end_date = null where company_id = $1 and calendar_id <> 1', [EXAMPLE])
  const told = async () => {
    const rows = await server.sql<{ calendar_id: number | null }>(
      `select distinct m.calendar_id from notification n join machine m using (company_id, machine_id)
       where n.company_id = $1 and n.kind = 'calendar-ends'`,
      [EXAMPLE],
    )
    return rows.map(({ calendar_id }) => calendar_id)
  }
  await server.sql("delete from notification where company_id = $1 and kind = 'calendar-ends'", [EXAMPLE])
  const connections = openConnections(server.database)
  await noticeCalendarEnds.run({ connections, now: Date.now(), publish: async () => () => {} })
  await connections.close()
  expect(await told()).toEqual([1])
  const stored = await calendar(1)
  const open = {
    ...ENDLESS,
    calendar_id: 1,
    description: 'Three shifts',
    week: stored?.week as string[],
    version: Number(stored?.version),
  }
  const from = addDays(today(), 1)
  expect((await admin.call('save_calendar', { ...open, from })).data[0]).toMatchObject({ end_date: null })
})

test('T-PLANT-136 a new company has shifts, kinds of day and a calendar that repeats: its machines are planned on the first day', async () => {
  const { company_id } = await createCompany(server.database, {
    key: 'first-calendar',
    name: 'Första AB',
    timeZone: ZONE,
    language: 'sv',
    admin: 'anna',
    password: 'a long password',
    starter: false,
  })
  const [row] = await server.sql<{ description: string; end_date: null; week: string[]; days: number }>(
    `select description, end_date, week, (now()::date - start_date) as days from calendar where company_id = $1`,
    [company_id],
  )
  expect(row).toMatchObject({
    description: 'Tvåskift',
    end_date: null,
    week: ['two', 'two', 'two', 'two', 'two', 'free', 'free'],
  })
  expect(row?.days).toBeGreaterThanOrEqual(32)
  const connections = openConnections(server.database)
  await aDepartment(server, { company_id, code: 'D' })
  await aZone(server, { company_id, code: 'X' })
  await aCategory(server, { company_id, code: 'X' })
  await aMachine(server, {
    ...{ company_id, machine_id: 'N1', department: 'D', zone: 'X', category: 'X', calendar_id: 1 },
  })
  const shifts = await withCompany(connections, { company_id, machine_restrictions: [] }, async (db) =>
    rulesOf(await plantRules(db), 'N1')
      .calendar.ofDay(comingWednesday())
      .map(({ shift }) => shift),
  )
  await connections.close()
  expect(shifts).toEqual([0, 1, 2, 0])
})
