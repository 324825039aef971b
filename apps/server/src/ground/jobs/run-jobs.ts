import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { Bus } from '../live/bus.ts'
import type { Log } from '../log.ts'
import type { Job } from './define-job.ts'

interface JobsParts {
  readonly connections: Connections
  readonly log: Log
  readonly now: () => number
  readonly publish: Bus['publish']
}

const LOOK_EVERY_MS = 5_000

export function startJobs(parts: JobsParts, list: readonly Job[]): { stop(): Promise<void> } {
  const rows = [
    ...list.filter(({ waitsForNone }) => waitsForNone).map((job) => [job]),
    list.filter(({ waitsForNone }) => !waitsForNone),
  ].map((row) => startRow(parts, row))
  return {
    stop: async () => {
      await Promise.all(rows.map((row) => row.stop()))
    },
  }
}

/** Jobs that run one after the other. */
function startRow(parts: JobsParts, list: readonly Job[]): { stop(): Promise<void> } {
  let stopping = false
  let working: Promise<void> = Promise.resolve()
  const look = () => {
    if (!stopping) working = runDueJobs(parts, list).catch((error) => parts.log.warn('jobs could not run', { error }))
  }
  const timer = setInterval(() => working.then(look), LOOK_EVERY_MS)
  look()
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await working
    },
  }
}

/** Each due job is claimed with SKIP LOCKED and held while it runs, so of several processes one does it. */
async function runDueJobs(parts: JobsParts, list: readonly Job[]): Promise<void> {
  for (const job of list) {
    await query(
      parts.connections.owner,
      sql`insert into job (name, next_run) values (${job.name}, 'epoch') on conflict do nothing`,
    )
    await runIfDue(parts, job)
  }
}

async function runIfDue({ connections, log, now, publish }: JobsParts, job: Job): Promise<void> {
  const client = await connections.owner.connect()
  try {
    await client.query('begin')
    const at = new Date(now()).toISOString()
    const claimed = await query(
      client,
      sql`select 1 from job where company_id = 0 and name = ${job.name} and next_run <= ${at} for update skip locked`,
    )
    if (claimed.length > 0) {
      const failure = await job.run({ connections, now: now(), publish }).then(
        () => '',
        (error: Error) => {
          log.error('a job failed', { job: job.name, error })
          return error.message
        },
      )
      const next = new Date(now() + job.everySeconds * 1000).toISOString()
      await query(
        client,
        sql`update job set last_run = ${at}, next_run = ${next}, last_error = ${failure}
            where company_id = 0 and name = ${job.name}`,
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
