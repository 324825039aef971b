/** Signals over HTTP, people over calls: what the database then holds is what a rebuild from the raw signals gives. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { aJob } from '../ground/ground.fixture.ts'
import { followTheClock } from './jobs/follow-the-clock.ts'
import { lockMachines, saveStates } from './machine-states.ts'
import { plantRules } from './plant-rules.ts'
import { rebuildMachine } from './rebuild-machine.ts'

const server = testServer()
const EXAMPLE = 1000
const HOUR = 3_600_000
const CODE = '102'
/** Before everything that happens here. */
const FIRST = Date.parse('2026-03-01T00:00Z')
/** The same ones throughout: new ones would have to learn for each rebuild what tables there are. */
let connections: Connections
afterAll(() => connections.close())

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function rebuild(machine_id: string): Promise<void> {
  await withCompany(connections, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) => {
    const state = (await lockMachines(db, [machine_id])).get(machine_id)
    const rules = await plantRules(db)
    const rebuilt = await rebuildMachine(db, machine_id, { from: 0, until: state?.counted_to ?? 0, rules })
    await saveStates(db, new Map([[machine_id, rebuilt.state]]), rules)
  })
}

async function everything(machine_id: string): Promise<Record<string, unknown[]>> {
  const all = (text: string) => server.sql(text, [EXAMPLE, machine_id])
  return {
    stops:
      await all(`select stop, start_time, end_time, day, shift, stop_reason, note, employee, coded_automatically, continues
      from stop where company_id = $1 and machine_id = $2 order by start_time`),
    machine:
      await all(`select day, shift, run_ms, stop_ms, silent_ms, micro_ms, cycles, counted_qty, counted_ideal_ms, reported_qty
      from shift_figures where company_id = $1 and machine_id = $2 and run_ms + stop_ms + cycles > 0 order by day, shift`),
    runs: await all(`select p_order, day, shift, run_ms, stop_ms, micro_ms, cycles, counted_qty
      from run_figures where company_id = $1 and machine_id = $2 and run_ms + stop_ms + cycles > 0 order by 1, 2, 3`),
    reasons: await all(`select day, shift, stop_reason, stop_ms, stops
      from reason_figures where company_id = $1 and machine_id = $2 order by 1, 2, 3`),
    state: await all(`select status, since, counted_to, last_signal, stop, memory, next_due from machine_state
      where company_id = $1 and machine_id = $2`),
    cards: await all(`select c.card_no, c.good_qty from card c join order_run r using (company_id, card_no)
      where c.company_id = $1 and r.machine_id = $2 order by 1`),
    days: await all(
      `select day, at, state from machine_checkpoint where company_id = $1 and machine_id = $2 order by day`,
    ),
  }
}

const machines = ['M101', 'A401', 'P201']

/**
 * A day and a quarter each, 30.5 hours apart, so that together they begin at every half hour of the day: over the night
 * on which clocks go forward, the one on which they go back, and over New Year, each with its Sundays.
 */
const starts = ['2026-03-14T00:00Z', '2026-10-11T08:00Z', '2026-12-18T16:00Z'].flatMap((first) =>
  Array.from({ length: 16 }, (_, index) => Date.parse(first) + index * 30.5 * HOUR),
)

/** The plant of the example as of a fixed day, and a clock that strikes only when a test lets it. */
async function plantOfFixedDays(): Promise<void> {
  server.clock.now = FIRST
  await aJob(server, { name: 'follow-the-clock', next_run: 'infinity' })
  for (const text of [
    `update machine set micro_stop_seconds = case machine_id when 'M101' then 900 when 'A401' then 600 else 300 end
       where company_id = ${EXAMPLE}`,
    // Of the example's past silence is not counted; here it is.
    `delete from contact_limit_before where company_id = ${EXAMPLE}`,
    `delete from calendar_day where company_id = ${EXAMPLE}`,
    `update calendar set start_date = '2025-12-29', end_date = null where company_id = ${EXAMPLE}`,
    `update order_run set start_time = '2026-01-01', end_time = '2026-01-02'
       where company_id = ${EXAMPLE} and end_time is not null`,
    `update order_run set start_time = '2026-01-02' where company_id = ${EXAMPLE} and end_time is null`,
  ])
    await server.sql(text)
}

/** What is counted as micro-stops, and how long those that are written lasted, per day and shift. */
const microStops = (machine_id: string) =>
  server.sql<{ counted: number; lasted: number; of_runs: number }>(
    `select f.micro_ms::float8 as counted, coalesce(s.ms, 0)::float8 as lasted,
       coalesce((select max(r.micro_ms) from run_figures r where r.company_id = f.company_id
         and r.machine_id = f.machine_id and r.day = f.day and r.shift = f.shift), 0)::float8 as of_runs
     from shift_figures f left join (
         select x.day, x.shift, sum(extract(epoch from coalesce(x.end_time, m.counted_to) - x.start_time) * 1000) as ms
         from stop x join machine_state m using (company_id, machine_id)
         where x.company_id = $1 and x.machine_id = $2 and x.stop_reason = '~' group by 1, 2) s
       on s.day = f.day and s.shift = f.shift
     where f.company_id = $1 and f.machine_id = $2`,
    [EXAMPLE, machine_id],
  )

/** Nobody has ever heard of these machines. */
async function forget(): Promise<void> {
  for (const table of [
    'stop',
    'reason_figures',
    'shift_figures',
    'run_figures',
    'code_scrap',
    'machine_checkpoint',
    'signal',
    'machine_state',
  ])
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
}

let seq = 0

/** One signal in four comes late or out of order; people code stops in between, and the clock looks now and then. */
async function liveThrough(start: number, hours: number): Promise<void> {
  const random = randomFrom(start / HOUR)
  let clock = start
  server.clock.now = clock
  const operator = await server.signIn('operator')
  const signal = () => {
    clock += Math.floor(random() * 480_000)
    const late = random() < 0.25 ? Math.floor(random() * 6 * HOUR) : 0
    const machine_id = machines[Math.floor(random() * machines.length)]
    seq += 1
    const at = new Date(Math.max(start, clock - late)).toISOString()
    const kind = random()
    if (kind < 0.1) return { seq, machine_id, at, kind: 'alarm', value: 'E42' }
    return kind < 0.55
      ? { seq, machine_id, at, kind: 'state', value: random() < 0.5 ? 'running' : 'stopped' }
      : { seq, machine_id, at, kind: 'cycles', value: Math.floor(random() * 4) }
  }
  while (clock < start + hours * HOUR) {
    const signals = Array.from({ length: 60 }, signal)
    server.clock.now = clock + 1000
    expect((await server.ingest(signals)).body).toMatchObject({ accepted: 60 })
    if (random() < 0.3) await strike(clock + 5000)
    const stops = await server.sql<{ machine_id: string; stop: string }>(
      'select machine_id, stop from stop where company_id = $1 order by start_time desc limit 9',
      [EXAMPLE],
    )
    const stop = stops[Math.floor(random() * stops.length)]
    if (!stop) continue
    const coded = await operator.call('set_stop_code', { ...stop, stop_code: CODE, note: `n${seq}` })
    expect([coded.status, coded.message]).toEqual([200, ''])
  }
}

const strike = (now: number) => followTheClock.run({ connections, now, publish: async () => () => {} })

beforeAll(async () => {
  connections = openConnections(server.database)
  await plantOfFixedDays()
})

test('T-PLANT-02 the starts cover every half hour of a day, both nights on which clocks change, New Year and a Sunday', () => {
  const halfHours = new Set(starts.map((start) => (start / (HOUR / 2)) % 48))
  expect(halfHours.size).toBe(48)
  const covered = (moment: string) =>
    starts.some((start) => start < Date.parse(moment) && Date.parse(moment) < start + 30 * HOUR)
  for (const moment of ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-12-31T23:00Z', '2026-10-18T12:00Z'])
    expect([moment, covered(moment)]).toEqual([moment, true])
})

test.each(starts.map((start) => [new Date(start).toISOString(), start] as const))(
  'T-PLANT-02 T-PLANT-161 T-PLANT-167 T-PLANT-171 live and rebuilt are equal from %s on, late signals and codings included, last signal, silence, micro-stops and checkpoints too',
  async (_, start) => {
    await forget()
    await liveThrough(start, 30)
    let micro = 0
    let days = 0
    for (const machine_id of machines) {
      const before = await everything(machine_id)
      expect(before.stops?.length).toBeGreaterThan(10)
      days += before.days?.length ?? 0
      expect(before.machine?.some((row) => Number((row as { silent_ms: string }).silent_ms) > 0)).toBe(true)
      for (const { counted, lasted, of_runs } of await microStops(machine_id)) {
        expect(counted).toBe(lasted)
        expect(of_runs).toBeLessThanOrEqual(counted)
        micro += counted
      }
      await rebuild(machine_id)
      expect(await everything(machine_id)).toEqual(before)
    }
    expect(micro).toBeGreaterThan(0)
    // A day that begins within what may be a micro-stop has none.
    expect(days).toBeGreaterThan(0)
  },
)

test('T-PLANT-161 a signal of the day before that says what was known is remembered there, as a rebuild would', async () => {
  await forget()
  const midnight = Date.parse('2027-02-09T23:00Z')
  server.clock.now = midnight + 2 * HOUR
  const says = (minutes: number, value: string) => {
    seq += 1
    const at = new Date(midnight + minutes * 60_000).toISOString()
    return server.ingest([{ seq, machine_id: 'P201', at, kind: 'state', value }])
  }
  await says(-60, 'running')
  await says(60, 'running')
  await says(-5, 'running')
  const live = await everything('P201')
  expect(live.days).toMatchObject([{ state: { last_signal: midnight - 5 * 60_000 } }])
  await rebuild('P201')
  expect(await everything('P201')).toEqual(live)
})

test('T-PLANT-03 time per reason is the time of the stops, and the stop time of the day', async () => {
  await forget()
  await liveThrough(Date.parse('2027-02-01T06:00Z'), 48)
  const [row] = await server.sql<{ figures: number; reasons: number; stops: number }>(
    `select (select sum(stop_ms) from shift_figures where company_id = $1 and machine_id = 'M101' and day < x.day)::float8 as figures,
       (select sum(stop_ms) from reason_figures where company_id = $1 and machine_id = 'M101' and day < x.day)::float8 as reasons,
       (select sum(extract(epoch from end_time - start_time)) * 1000 from stop
         where company_id = $1 and machine_id = 'M101' and day < x.day)::float8 as stops
     from (select max(day) as day from shift_figures where company_id = $1 and machine_id = 'M101') x`,
    [EXAMPLE],
  )
  expect(row?.figures).toBeGreaterThan(0)
  expect(row).toMatchObject({ reasons: row?.figures, stops: row?.figures })
})

test('T-CALL-33-X a stop can be coded in the very moment up to which its machine is counted', async () => {
  const at = Date.parse('2027-02-11T09:00Z')
  const signal = { seq: 1, machine_id: 'A402', at: new Date(at).toISOString(), kind: 'state', value: 'stopped' }
  server.clock.now = at
  await server.ingest([signal], { connector: 'moment' })
  const operator = await server.signIn('operator')
  const coded = await operator.call('set_stop_code', { machine_id: 'A402', stop_code: CODE })
  expect([coded.status, coded.data[0]?.stop_reason]).toEqual([200, CODE])
})

test('T-PLANT-02 signals and people at the same machine at once are all counted, and once', async () => {
  const start = Date.parse('2027-02-11T09:00Z')
  server.clock.now = start + 60_000
  const operator = await server.signIn('operator')
  await server.ingest(
    [{ seq: 1, machine_id: 'P203', at: new Date(start).toISOString(), kind: 'state', value: 'stopped' }],
    {
      connector: 'crowd',
    },
  )
  const posts = Array.from({ length: 20 }, (_, index) =>
    server.ingest(
      [
        {
          seq: index + 2,
          machine_id: 'P203',
          at: new Date(start + index * 500).toISOString(),
          kind: 'value',
          value: { name: 'n', value: index },
        },
      ],
      { connector: 'crowd' },
    ),
  )
  const codings = Array.from({ length: 20 }, () =>
    operator.call('set_stop_code', { machine_id: 'P203', stop_code: CODE }),
  )
  for (const answer of await Promise.all([...posts, ...codings])) expect(answer.status).toBe(200)
  const before = await everything('P203')
  await rebuild('P203')
  expect(await everything('P203')).toEqual(before)
})
