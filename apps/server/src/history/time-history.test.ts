import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE, HOUR, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCalendar, aDayType } from '../calendar/calendar.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller

interface Piece {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly start_time: string
  readonly end_time: string
  readonly known: 0 | 1
}

/** Heard of four hours ago for the first time: ran, and has been silent for an hour and a half. */
beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  for (const table of ['shift_figures', 'reason_figures', 'run_figures', 'signal', 'stop']) {
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
  }
  await plant.says('M101', 240, 'running')
  await plant.says('M101', 180, 'stopped')
  await plant.says('M101', 90, 'running')
})

async function shiftsOf(machine_id: string, hours = 6): Promise<Piece[]> {
  const answer = await operator.call('get_graphical_history_data_for_machines', {
    machine_string: machine_id,
    start_time: new Date(plant.now - hours * HOUR).toISOString(),
    end_time: new Date(plant.now + HOUR).toISOString(),
  })
  expect(answer.status, answer.message).toBe(200)
  const [row] = answer.data as unknown as { tables: { name: string; rows: Piece[] }[] }[]
  return row?.tables.find(({ name }) => name === 'shifts')?.rows ?? []
}

test('D-CALL-18-X time before the first word of a machine and after its last one is not known: it is never said to have run', async () => {
  const pieces = await shiftsOf('M101')
  expect(pieces.map(({ end_time, known }) => [end_time, known])).toEqual([
    [plant.at(240), 0],
    [plant.at(90), 1],
    [plant.at(-60), 0],
  ])
  expect(await shiftsOf('M102')).toMatchObject([{ known: 0 }])
})

test('D-LIMIT-28-X shifts are the machine’s own: its calendar, and the hour at which its day begins', async () => {
  await aDayType(server, { day_type: 'th', spans: [{ from: '10:00', to: '14:00', shift: 1 }] })
  const { calendar_id } = await aCalendar(server, { end_date: '2099-12-31', week: Array(7).fill('th') })
  await server.sql(
    "update machine set calendar_id = $2, day_start = '08:00' where company_id = $1 and machine_id = 'M103'",
    [EXAMPLE, calendar_id],
  )
  const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'short' })
  const pieces = await shiftsOf('M103')
  expect(pieces.map(({ shift, start_time }) => [shift, stockholm.format(Date.parse(start_time))])).toEqual([
    [0, '14:00'],
    [0, '08:00'],
    [1, '10:00'],
  ])
  expect(pieces[0]?.day).not.toBe(pieces[1]?.day)
})
