import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { changeDay, countUpToNow, type DaySettings } from '../machines/change-counting.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { plantRules } from '../machines/plant-rules.ts'

interface Follower extends DaySettings {
  readonly machine_id: string
  readonly active: boolean
}

interface Followed {
  /** Those that follow another calendar now, or none, with what they followed. */
  readonly before: Readonly<Record<string, number | null>>
}

/**
 * These machines follow the calendar from their next plant day on, and no others that the person may see: who is taken
 * off follows none and is measured around the clock.
 */
export async function followCalendar(
  db: CompanyDb,
  { calendar_id, machines }: { calendar_id: number; machines: readonly string[] },
  now: number,
): Promise<Followed | Refusal> {
  const calendar = await db.maybe(sql`select 1 from calendar where calendar_id = ${calendar_id}`)
  if (!calendar) return { refusal: 'calendar-not-found', values: { calendar_id } }
  const asked = await db.many<Follower>(sql`
    select machine_id, calendar_id, day_start, active from machine
    where active and (calendar_id = ${calendar_id} or machine_id = any (${machines as string[]})) order by machine_id`)
  const unknown = machines.find((id) => !asked.some(({ machine_id }) => machine_id === id))
  if (unknown !== undefined) return { refusal: 'machine-not-found', values: { machine_id: unknown } }
  const changing = asked.filter(
    ({ machine_id, ...now }) => (now.calendar_id === calendar_id) !== machines.includes(machine_id),
  )
  await lockMachines(
    db,
    changing.map(({ machine_id }) => machine_id),
  )
  const counted = new Map<string, number>()
  for (const { machine_id, active } of changing) {
    counted.set(machine_id, await countUpToNow(db, machine_id, { active, now }))
  }
  const rules = await plantRules(db)
  for (const { machine_id, active: _, ...before } of changing) {
    const after = { ...before, calendar_id: machines.includes(machine_id) ? calendar_id : null }
    await changeDay(db, machine_id, { before, after, at: counted.get(machine_id) ?? now, rules })
    await db.run(sql`update machine set setup_version = setup_version + 1 where machine_id = ${machine_id}`)
  }
  // When the clock has to look at them next is another moment now.
  for (const { machine_id, active } of changing) await countUpToNow(db, machine_id, { active, now })
  return { before: Object.fromEntries(changing.map((machine) => [machine.machine_id, machine.calendar_id])) }
}
