import type { MachineChange } from '@takt/domain/machines/machine-state.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { addCodeScrap } from './code-scrap.ts'
import { addFigures, countFigures, type Figures } from './figures.ts'
import { type CountedRun, runsSince } from './order-runs.ts'
import { enterStops, type MachineCourse, writeStops } from './write-stops.ts'

/** Stops, figures and checkpoints of several machines, with one statement of each kind for all. */
export async function writeCourses(
  db: CompanyDb,
  courses: readonly { machine_id: string; changes: readonly MachineChange[] }[],
): Promise<void> {
  const busy = courses.filter(({ changes }) => changes.length > 0)
  if (busy.length === 0) return
  const entered = await enterStops(db, busy)
  const from = Math.min(
    ...entered.flatMap(({ changes, turned }) => [...changes.map(beginning), ...turned.map((time) => time.from)]),
  )
  // A stop that is only named counts nothing and begins nothing.
  const runs = Number.isFinite(from) ? await runsSince(db, namesOf(busy), from) : new Map<string, CountedRun[]>()
  const withRuns: MachineCourse[] = entered.map((course) => ({ ...course, runs: runs.get(course.machine_id) ?? [] }))
  const figures: Figures = new Map()
  for (const course of withRuns) countFigures(figures, course.machine_id, course)
  await addFigures(db, figures)
  await addCodeScrap(db, withRuns)
  await writeStops(db, withRuns)
  await keepCheckpoints(db, withRuns)
  await tellCheckpoints(db, withRuns)
}

function namesOf(courses: readonly { machine_id: string }[]): string[] {
  return courses.map(({ machine_id }) => machine_id)
}

function beginning(change: MachineChange): number {
  if (change.change === 'count-time') return change.from
  if (change.change === 'heard' || change.change === 'code-stop' || change.change === 'settle-stop') {
    return Number.POSITIVE_INFINITY
  }
  return 'at' in change ? change.at : Number.POSITIVE_INFINITY
}

async function keepCheckpoints(db: CompanyDb, courses: readonly MachineCourse[]): Promise<void> {
  const kept = courses.flatMap(({ machine_id, changes }) =>
    changes.flatMap((change) => (change.change === 'checkpoint' ? [{ machine_id, ...change }] : [])),
  )
  if (kept.length === 0) return
  await db.run(sql`
    insert into machine_checkpoint (machine_id, day, at, state)
    select * from unnest(${kept.map(({ machine_id }) => machine_id)}::text[], ${kept.map(({ day }) => day)}::date[],
      ${kept.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${kept.map(({ state }) => JSON.stringify(state))}::jsonb[])
    on conflict (company_id, machine_id, day) do update set at = excluded.at, state = excluded.state`)
}

/** What came late from an earlier day: a rebuild that began at a day since then would not hear it again. */
async function tellCheckpoints(db: CompanyDb, courses: readonly MachineCourse[]): Promise<void> {
  const heard = courses.flatMap(({ machine_id, changes }) =>
    changes.flatMap((change) => (change.change === 'heard' ? [{ machine_id, at: change.at }] : [])),
  )
  if (heard.length === 0) return
  await db.run(sql`
    update machine_checkpoint c set state = jsonb_set(c.state, '{last_signal}', to_jsonb(n.last_signal))
    from (select k.machine_id, k.day, max(h.at) as last_signal
      from unnest(${heard.map(({ machine_id }) => machine_id)}::text[], ${heard.map(({ at }) => at)}::bigint[])
        as h (machine_id, at)
        join machine_checkpoint k on k.machine_id = h.machine_id and k.at > to_timestamp(h.at / 1000.0)
      group by k.machine_id, k.day) n
    where c.machine_id = n.machine_id and c.day = n.day and (c.state ->> 'last_signal')::bigint < n.last_signal`)
}
