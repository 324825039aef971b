/** Signals over HTTP, people over calls: what the database then holds is what a rebuild from the raw signals gives. */
import { beforeAll, expect, test } from 'vitest'
import { withCompany } from '../src/db/company-db.ts'
import { openConnections } from '../src/db/connections.ts'
import { lockMachines, saveStates } from '../src/machines/machine-states.ts'
import { plantRules } from '../src/machines/plant-rules.ts'
import { rebuildMachine } from '../src/machines/rebuild-machine.ts'
import { testServer } from './test-server.ts'

const server = testServer()
const EXAMPLE = 1000
const HOUR = 3_600_000
const CODE = '102'

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function rebuild(machine_id: string): Promise<void> {
  const connections = openConnections(server.database)
  await withCompany(connections, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) => {
    const state = (await lockMachines(db, [machine_id])).get(machine_id)
    const rules = await plantRules(db)
    const rebuilt = await rebuildMachine(db, machine_id, { from: 0, until: state?.counted_to ?? 0, rules })
    await saveStates(db, new Map([[machine_id, rebuilt.state]]), rules)
  })
  await connections.close()
}

async function everything(machine_id: string): Promise<Record<string, unknown[]>> {
  const all = (text: string) => server.sql(text, [EXAMPLE, machine_id])
  return {
    stops:
      await all(`select stop, start_time, end_time, day, shift, stop_reason, note, employee, coded_automatically, continues
      from stop where company_id = $1 and machine_id = $2 order by start_time`),
    machine: await all(`select day, shift, run_ms, stop_ms, cycles, counted_qty, counted_ideal_ms, reported_qty
      from shift_figures where company_id = $1 and machine_id = $2 and run_ms + stop_ms + cycles > 0 order by day, shift`),
    runs: await all(`select p_order, day, shift, run_ms, stop_ms, cycles, counted_qty
      from run_figures where company_id = $1 and machine_id = $2 and run_ms + stop_ms + cycles > 0 order by 1, 2, 3`),
    reasons: await all(`select day, shift, stop_reason, stop_ms, stops
      from reason_figures where company_id = $1 and machine_id = $2 order by 1, 2, 3`),
    state: await all(`select status, since, counted_to, stop, memory from machine_state
      where company_id = $1 and machine_id = $2`),
    cards: await all(`select c.card_no, c.good_qty from card c join order_run r using (company_id, card_no)
      where c.company_id = $1 and r.machine_id = $2 order by 1`),
    days: await all(
      `select day, at, state from machine_checkpoint where company_id = $1 and machine_id = $2 order by day`,
    ),
  }
}

const machines = ['M101', 'A401', 'P201']

/** Three days of three machines, one signal in ten late or out of order, with codings in between. */
beforeAll(async () => {
  const random = randomFrom(7)
  const start = Date.now() - 72 * HOUR
  let clock = start
  server.clock.now = clock
  const operator = await server.signIn('operator')
  let seq = 0
  const signal = () => {
    clock += Math.floor(random() * 240_000)
    const late = random() < 0.1 ? Math.floor(random() * 6 * HOUR) : 0
    const machine_id = machines[Math.floor(random() * machines.length)]
    seq += 1
    const at = new Date(Math.max(start, clock - late)).toISOString()
    return random() < 0.5
      ? { seq, machine_id, at, kind: 'state', value: random() < 0.5 ? 'running' : 'stopped' }
      : { seq, machine_id, at, kind: 'cycles', value: Math.floor(random() * 4) }
  }
  while (clock < start + 70 * HOUR) {
    const signals = Array.from({ length: 60 }, signal)
    server.clock.now = clock + 1000
    expect((await server.ingest(signals)).status).toBe(200)
    const stops = await server.sql<{ machine_id: string; stop: string }>(
      'select machine_id, stop from stop where company_id = $1 order by start_time desc limit 9',
      [EXAMPLE],
    )
    const stop = stops[Math.floor(random() * stops.length)]
    if (!stop) continue
    const coded = await operator.call('set_stop_code', { ...stop, stop_code: CODE, note: `n${seq}` })
    expect([coded.status, coded.message]).toEqual([200, ''])
  }
  server.clock.now = null
}, 60_000)

test.each(machines)(
  'T-PLANT-02 live and rebuilt figures of %s are equal, late signals and codings included',
  async (machine_id) => {
    const before = await everything(machine_id)
    expect(before.stops?.length).toBeGreaterThan(50)
    expect(before.days?.length).toBeGreaterThan(1)
    await rebuild(machine_id)
    expect(await everything(machine_id)).toEqual(before)
  },
)

test('T-PLANT-03 time per reason is the time of the stops, and the stop time of the day', async () => {
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
  const at = Date.now()
  const signal = { seq: 1, machine_id: 'A402', at: new Date(at).toISOString(), kind: 'state', value: 'stopped' }
  await server.ingest([signal], { connector: 'moment' })
  server.clock.now = at
  const operator = await server.signIn('operator')
  const coded = await operator.call('set_stop_code', { machine_id: 'A402', stop_code: CODE })
  server.clock.now = null
  expect([coded.status, coded.data[0]?.stop_reason]).toEqual([200, CODE])
})

test('T-PLANT-02 signals and people at the same machine at once are all counted, and once', async () => {
  const start = Date.now() - 60_000
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
