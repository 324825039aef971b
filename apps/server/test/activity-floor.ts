import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { anActivityType } from '../src/activities/activities.fixture.ts'
import { followActivities } from '../src/activities/jobs/follow-activities.ts'
import { openConnections } from '../src/ground/db/connections.ts'
import type { Tables } from '../src/ground/db/tables.fixture.ts'
import type { Published } from '../src/ground/live/bus.ts'
import { EXAMPLE } from './quiet-plant.ts'
import type { Answer, Caller, TestServer } from './test-server.ts'

export const MINUTE_MS = 60_000

/** A type of activity of its own for one test. */
export async function makeType(
  server: TestServer,
  record_no: number,
  columns: Partial<Tables['activity_type']> = {},
): Promise<string> {
  await anActivityType(server, { record_no, ...columns })
  return String(record_no)
}

type Start = ProcedureInput<'start_internal_activity'>

export function start(caller: Caller, record_no: string, change: Partial<Start> = {}): Promise<Answer> {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  return caller.call('start_internal_activity', {
    record_no,
    machine_id: 'M101',
    create_date: at(-5),
    due_date: at(60),
    cancel_date: at(60),
    created_by: 'somebody else',
    ...change,
  })
}

/** Creates one and answers its number. */
export async function started(caller: Caller, record_no: string, change: Partial<Start> = {}): Promise<string> {
  const answer = await start(caller, record_no, change)
  if (answer.status !== 200) throw new Error(answer.message)
  return String(answer.data[0]?.res)
}

export async function statusOf(server: TestServer, record_no: string): Promise<{ status: number; open: boolean }> {
  const [row] = await server.sql<{ status: number; open: boolean }>(
    'select status, open from internal_activity where company_id = $1 and record_no = $2',
    [EXAMPLE, record_no],
  )
  if (!row) throw new Error(`no activity ${record_no}`)
  return row
}

/** The job, at a time of the test's choice; answers what it published. */
export async function followAt(server: TestServer, now: number): Promise<Published[]> {
  const told: Published[] = []
  const connections = openConnections(server.database)
  await followActivities.run({
    connections,
    now,
    publish: async (_company_id, what) => {
      told.push(what)
      return () => {}
    },
  })
  await connections.close()
  return told
}
