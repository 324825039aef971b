import { type MachineEvent, type MachineState, unheard } from '@takt/domain/machines/machine-state.ts'
import { replay, type TimedEvent } from '@takt/domain/machines/rebuild.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { takeBackCodeScrap } from './code-scrap.ts'
import { takeBackFigures } from './figures.ts'
import { type PlantRules, rulesOf } from './plant-rules.ts'
import { writeCourses } from './write-courses.ts'
import { refreshReasons } from './write-stops.ts'

interface Checkpoint {
  readonly day: string
  readonly at: string
  readonly state: MachineState
}

/**
 * Builds a locked machine again from the raw signals: from the last checkpoint before `from`, or from its first signal.
 * What people booked stays; what they said of stops is among the signals and is said again.
 */
export async function rebuildMachine(
  db: CompanyDb,
  machine_id: string,
  on: { from: number; until: number; rules: PlantRules },
): Promise<{ state: MachineState; signals: number }> {
  const checkpoint = await db.maybe<Checkpoint>(sql`
    select day, at, state from machine_checkpoint
    where machine_id = ${machine_id} and (at <= ${new Date(on.from).toISOString()} or base) order by day desc limit 1`)
  const begin = checkpoint ?? (await atFirstSignal(db, machine_id, on.rules))
  const events = await eventsSince(db, machine_id, begin.at)
  await takeBack(db, machine_id, begin)
  const { state, changes } = replay(checkpoint ? { ...unheard, ...checkpoint.state } : null, events, {
    rules: rulesOf(on.rules, machine_id),
    until: on.until,
  })
  await writeCourses(db, [{ machine_id, changes }])
  return { state, signals: events.length }
}

/** What is older than the first signal was not made from signals, and cannot be made from them again. */
async function atFirstSignal(
  db: CompanyDb,
  machine_id: string,
  rules: PlantRules,
): Promise<{ at: string; day: string }> {
  const first = await db.maybe<{ at: string }>(
    sql`select at from signal where machine_id = ${machine_id} order by at limit 1`,
  )
  const at = first?.at ?? new Date(0).toISOString()
  return { at, day: rulesOf(rules, machine_id).calendar.at(Date.parse(at)).day }
}

async function eventsSince(db: CompanyDb, machine_id: string, since: string): Promise<TimedEvent[]> {
  const rows = await db.many<{ at: string; kind: string; value: unknown }>(sql`
    select at, kind, value from signal
    where machine_id = ${machine_id} and at >= ${since} order by at, ordinal`)
  return rows.map(({ at, kind, value }) => ({ at: Date.parse(at), event: { kind, value } as MachineEvent }))
}

async function takeBack(db: CompanyDb, machine_id: string, from: { at: string; day: string }): Promise<void> {
  await takeBackFigures(db, machine_id, from.day)
  await takeBackCodeScrap(db, machine_id, from.day)
  const days = await db.many<{ day: string }>(sql`
    delete from stop where machine_id = ${machine_id} and start_time >= ${from.at} returning day`)
  await db.run(sql`delete from machine_checkpoint where machine_id = ${machine_id} and day >= ${from.day} and not base`)
  await refreshReasons(
    db,
    [...new Set(days.map(({ day }) => day))].map((day) => ({ machine_id, day })),
  )
}
