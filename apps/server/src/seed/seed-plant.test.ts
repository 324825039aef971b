/** The example plant with its past, planted at hours at which most of it rests, on a database of its own. */
import { randomUUID } from 'node:crypto'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { leaders } from '@takt/example-plant/handovers.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '../ground/db/migrate.ts'
import { exampleSecrets } from './example.ts'
import { seedHandovers } from './seed-handovers.ts'
import { seedPlants } from './seed-plant.ts'

const HISTORY_DAYS = 14
const COMPANY = 1000

const hours = [
  { what: 'a Thursday afternoon', at: '2026-11-19T13:30:00Z', shift: 2, manned: ['A401', 'M101', 'P201'], resting: [] },
  { what: 'Sunday at two', at: '2026-11-22T13:00:00Z', shift: 2, manned: ['M101', 'M104'], resting: ['A401', 'P201'] },
  { what: 'New Year', at: '2026-01-01T11:00:00Z', shift: 0, manned: [], resting: ['A401', 'M101', 'P201'] },
]

describe.each(hours)('planted at $what', ({ at, shift, manned, resting }) => {
  const now = Date.parse(at)
  const database = `planted_${randomUUID().replaceAll('-', '')}`
  let client: pg.Client
  const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(text, values)).rows

  beforeAll(async () => {
    const settings = { ...inject('postgres'), database }
    const maker = new pg.Client({ ...settings, database: 'postgres' })
    await maker.connect()
    await maker.query(`create database ${database}`)
    await maker.end()
    await migrate(settings)
    const plants = examplePlants(now)
    await seedPlants(settings, plants, { secrets: exampleSecrets, now, history_days: HISTORY_DAYS })
    const [example] = plants
    if (example) await seedHandovers(settings, example, now)
    client = new pg.Client(settings)
    await client.connect()
    await client.query(`set app.company_id = '${COMPANY}'`)
  })

  afterAll(async () => {
    await client?.end()
  })

  test('T-LOOK-101 the people of the shift are signed in where the machine works, and nobody where it rests', async () => {
    const there = await sql<{ machine_id: string; since: string; share: number }>(
      'select machine_id, since, share::float from attendance where company_id = $1 and until is null',
      [COMPANY],
    )
    const machines = new Set(there.map(({ machine_id }) => machine_id))
    expect(manned.filter((machine) => !machines.has(machine))).toEqual([])
    expect(resting.filter((machine) => machines.has(machine))).toEqual([])
    expect(there.filter(({ since }) => Date.parse(since) >= now)).toEqual([])
    const [counted] = await sql<{ wrong: number }>(
      `select count(*)::int as wrong from machine_state s
       where company_id = $1 and (memory ->> 'people')::int <> (select count(*) from attendance a
         where a.company_id = s.company_id and a.machine_id = s.machine_id and a.until is null)`,
      [COMPANY],
    )
    expect(counted?.wrong).toBe(0)
  })

  test('T-LOOK-103 figures of every machine reach to the moment, and those that rest stand', async () => {
    const states = await sql<{ machine_id: string; status: string; counted_to: string }>(
      'select machine_id, status, counted_to from machine_state where company_id = $1',
      [COMPANY],
    )
    expect(states).toHaveLength(37)
    expect(states.filter(({ counted_to }) => Date.parse(counted_to) !== now)).toEqual([])
    const running = states.filter(({ status }) => status === 'R').map(({ machine_id }) => machine_id)
    expect(running.filter((machine) => resting.includes(machine))).toEqual([])
    expect(running.length > 0).toBe(shift > 0)
  })

  test('T-LOOK-106 the last two shifts were handed over by who led them', async () => {
    const handovers = await sql<{ shift: number; by: string; end_time: string; taken: string | null }>(
      `select shift, handed_over_employee as by, end_time, taken_over_employee as taken from shift_handover
       where company_id = $1 order by end_time`,
      [COMPANY],
    )
    expect(handovers.map(({ taken }) => (taken ?? '') !== '')).toEqual([true, false])
    expect(handovers.filter(({ end_time }) => Date.parse(end_time) > now)).toEqual([])
    expect(handovers.map(({ by, shift: led }) => by === leaders[led])).toEqual([true, true])
  })

  test('T-LOOK-107 every article that runs has a picture and a drawing that a browser can show', async () => {
    const running = await sql<{ part_no: string; pictures: string[] }>(
      `select distinct c.part_no, array(select convert_from(f.content, 'UTF8') from file_archive d
           join file_content f on f.company_id = d.company_id and f.hash = d.hash
         where d.company_id = c.company_id and d.part_no = c.part_no and d.document_link like '%.svg') as pictures
       from order_run r join card c on c.company_id = r.company_id and c.card_no = r.card_no
       where r.company_id = $1 and r.end_time is null`,
      [COMPANY],
    )
    expect(running.length).toBeGreaterThan(20)
    expect(running.filter(({ pictures }) => pictures.length !== 2)).toEqual([])
    expect(running.filter(({ pictures }) => pictures.some((picture) => !picture.startsWith('<svg ')))).toEqual([])
  })
})
