import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { Job } from './define-job.ts'
import { OF_NO_COMPANY } from './job-failure.ts'

export interface JobState {
  readonly name: string
  readonly every_seconds: number
  readonly running: boolean
  /** When the last run began, or the one that is under way. */
  readonly last_run: string | null
  /** Of the last run that ended. */
  readonly took_ms: number | null
  readonly next_run: string
  /** In a row. */
  readonly failures: number
  readonly last_failure: string | null
  /** '' where it happened in another company: its words may hold what only that one may read. */
  readonly last_error: string
}

/** What administrators see of the jobs, and may do to them. */
export interface JobBoard {
  states(company_id: number): Promise<JobState[]>
  /** It runs next, wherever the server has a process; one that is under way runs once more after it. */
  want(name: string): Promise<void>
}

interface BoardParts {
  readonly connections: Connections
  readonly now: () => number
  readonly list: readonly Job[]
  wake(): void
}

export function openJobBoard({ connections, now, list, wake }: BoardParts): JobBoard {
  const pace = new Map(list.map(({ name, everySeconds }) => [name, everySeconds]))
  const at = () => new Date(now()).toISOString()
  return {
    states: async (company_id) => {
      const rows = await query<Omit<JobState, 'every_seconds'>>(
        connections.owner,
        sql`select name, held_until > ${at()} as running, last_run, took_ms, next_run, failures, last_failure,
              case when failed_in in (${OF_NO_COMPANY}, ${company_id}) then last_error else '' end as last_error
            from job where company_id = 0 and name = any (${[...pace.keys()]}::text[])`,
      )
      return rows.map((row) => ({ ...row, every_seconds: pace.get(row.name) ?? 0 }))
    },
    want: async (name) => {
      await query(connections.owner, sql`update job set next_run = ${at()} where company_id = 0 and name = ${name}`)
      wake()
    },
  }
}
