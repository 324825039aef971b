import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export interface RunSpan {
  readonly start_time: string
  readonly end_time: string | null
}

export interface RunTimes {
  /** Seconds of the machine: in setup, and in stops that are order time. */
  readonly setup_time: number
  readonly order_stop_time: number
  /** Seconds of people, each by their share. */
  readonly man_time: number
  readonly setup_time_man: number
}

/** What happened at the machine during runs that is not in their figures: setup, order time, people. */
export async function timesOfRuns(
  db: CompanyDb,
  machine_id: string,
  on: { runs: readonly RunSpan[]; now: number },
): Promise<RunTimes> {
  const now = new Date(on.now).toISOString()
  const spans = sql`unnest(${on.runs.map(({ start_time }) => start_time)}::timestamptz[],
    ${on.runs.map(({ end_time }) => end_time ?? now)}::timestamptz[]) as n (from_time, to_time)`
  // A stop lies within one plant day, so none that began earlier can reach into the run.
  return await db.one<RunTimes>(sql`
    with pieces as (
      select greatest(s.start_time, n.from_time) as from_time, least(coalesce(s.end_time, ${now}), n.to_time) as to_time,
        c.setup_time, c.order_time
      from ${spans}
        join stop s on s.machine_id = ${machine_id} and s.start_time < n.to_time
          and s.start_time > n.from_time - interval '26 hours' and coalesce(s.end_time, ${now}) > n.from_time
        join stop_code c on c.stop_code = s.stop_reason
      where c.setup_time = 1 or c.order_time = 1
    ), people as (
      select a.share, greatest(a.since, n.from_time) as from_time, least(coalesce(a.until, ${now}), n.to_time) as to_time
      from ${spans}
        join attendance a on a.machine_id = ${machine_id} and a.since < n.to_time
          and coalesce(a.until, ${now}) > n.from_time
    )
    select
      (select coalesce(sum(extract(epoch from to_time - from_time)) filter (where setup_time = 1), 0) from pieces)
        as setup_time,
      (select coalesce(sum(extract(epoch from to_time - from_time)) filter (where order_time = 1), 0) from pieces)
        as order_stop_time,
      (select coalesce(sum(share * extract(epoch from to_time - from_time)), 0) from people) as man_time,
      (select coalesce(sum(a.share * extract(epoch from least(a.to_time, p.to_time) - greatest(a.from_time, p.from_time))), 0)
        from pieces p join people a on a.from_time < p.to_time and a.to_time > p.from_time
        where p.setup_time = 1) as setup_time_man`)
}
