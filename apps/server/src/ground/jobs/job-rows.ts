/** The rows by which processes agree who does which job. They belong to the installation: company 0. */
import { type Queryable, query } from '../db/connections.ts'
import { hasCome, isFromBefore } from '../db/set-back.ts'
import { sql } from '../db/sql.ts'
import type { Job } from './define-job.ts'

const iso = (at: number) => new Date(at).toISOString()

export async function enterJobs(on: Queryable, names: readonly string[]): Promise<void> {
  await query(
    on,
    // Asked for first: an insert would wait for whoever is just taking the row that is there.
    sql`insert into job (name, next_run) select name, 'epoch' from unnest(${names}::text[]) as given (name)
        where not exists (select from job j where j.company_id = 0 and j.name = given.name) on conflict do nothing`,
  )
}

export interface Claim {
  readonly name: string
  readonly next_run: string
  /** In a row, before this run. */
  readonly failures: number
}

interface Look {
  readonly jobs: readonly Job[]
  readonly holder: string
  readonly at: number
  readonly heldUntil: number
  /** When to look again at the latest. */
  readonly latest: number
}

/**
 * Takes what is due and held by nobody, and says when the next will be. Its next run is entered at once: who asks for it
 * meanwhile is not forgotten when it ends.
 */
export async function claimDue(on: Queryable, look: Look): Promise<{ claimed: readonly Claim[]; next: number }> {
  const names = look.jobs.map(({ name }) => name)
  const everySeconds = look.jobs.map((job) => job.everySeconds)
  const at = iso(look.at)
  const [found] = await query<{ claimed: readonly Claim[]; next: string | null }>(
    on,
    sql`with due as (
          select name from job where company_id = 0 and name = any (${names}::text[])
            and (next_run <= ${at} or ${isFromBefore(sql`last_run`, look.at)})
            and ${hasCome(sql`held_until`, look.at, look.heldUntil - look.at)} for update skip locked),
        taken as (
          update job j set held_by = ${look.holder}, held_until = ${iso(look.heldUntil)}, last_run = ${at},
            next_run = ${at}::timestamptz + pace.every * interval '1 second'
          from due join unnest(${names}::text[], ${everySeconds}::int[]) as pace (name, every) on pace.name = due.name
          where j.company_id = 0 and j.name = due.name returning j.name, j.next_run, j.failures)
        select (select coalesce(json_agg(taken), '[]') from taken) as claimed,
          (select least(min(greatest(next_run, held_until)), ${iso(look.latest)}::timestamptz) from job
            where company_id = 0 and name = any (${names}::text[]) and greatest(next_run, held_until) > ${at}) as next`,
  )
  return { claimed: found?.claimed ?? [], next: found?.next ? Date.parse(found.next) : look.latest }
}

/** The names that are still held by this one; another process has the rest. */
export async function holdOn(
  on: Queryable,
  { names, holder, until }: { names: readonly string[]; holder: string; until: number },
): Promise<string[]> {
  const held = await query<{ name: string }>(
    on,
    sql`update job set held_until = ${iso(until)}
        where company_id = 0 and held_by = ${holder} and name = any (${names}::text[]) returning name`,
  )
  return held.map(({ name }) => name)
}

export interface Failure {
  readonly message: string
  readonly failed_in: number
  readonly at: number
  readonly retryAt: number
}

interface End {
  readonly claim: Claim
  readonly holder: string
  readonly tookMs: number
  readonly failure: Failure | null
}

/** Nothing is written by who was away for too long: another process has the job by then. */
export async function endRun(on: Queryable, { claim, holder, tookMs, failure }: End): Promise<void> {
  const free = sql`held_by = '', held_until = 'epoch', took_ms = ${Math.round(tookMs)}`
  const mine = sql`company_id = 0 and name = ${claim.name} and held_by = ${holder}`
  if (!failure) {
    await query(on, sql`update job set ${free}, failures = 0 where ${mine}`)
    return
  }
  await query(
    on,
    sql`update job set ${free}, failures = failures + 1, last_error = ${failure.message},
          last_failure = ${iso(failure.at)}, failed_in = ${failure.failed_in},
          next_run = case when next_run = ${claim.next_run} then ${iso(failure.retryAt)} else next_run end
        where ${mine}`,
  )
}
