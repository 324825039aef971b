import { type Calendar, compileCalendar } from '@takt/domain/ground/calendar.ts'
import { changedCalendar } from '@takt/domain/ground/changed-calendar.ts'
import { runningDay } from '@takt/domain/ground/running-day.ts'
import { compileVersions } from '@takt/domain/ground/versions.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { AutomaticReason, CodeRule, MachineRules } from '@takt/domain/machines/machine-rules.ts'
import type { ValueRule } from '@takt/domain/machines/value-rules.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import type { Connections } from '../ground/db/connections.ts'
import { sql } from '../ground/db/sql.ts'
import { contactLimit } from './contact-limit.ts'
import { type ShownValues, shownValues } from './machine-values.ts'
import { settingsBefore } from './settings-before.ts'
import { storedCalendars, versionsOf } from './stored-calendars.ts'

/** What the state machine goes by, for all machines of a company. */
export interface PlantRules {
  readonly version: number
  readonly zone: string
  readonly machines: ReadonlyMap<string, MachineRules>
  readonly shown: ShownValues
}

const known = new WeakMap<Connections, Map<number, PlantRules>>()

/** Kept between transactions; the database says, in each, whether they still hold. */
export async function plantRules(db: CompanyDb): Promise<PlantRules> {
  const { version } = (await db.maybe<{ version: number }>(sql`select version from plant_rules`)) ?? { version: 0 }
  const ofDatabase = known.get(db.connections) ?? new Map<number, PlantRules>()
  known.set(db.connections, ofDatabase)
  const kept = ofDatabase.get(db.company_id)
  if (kept?.version === version) return kept
  const rules = await withAllMachines(db, () => loadRules(db, version))
  ofDatabase.set(db.company_id, rules)
  return rules
}

export function rulesOf(rules: PlantRules, machine_id: string): MachineRules {
  const found = rules.machines.get(machine_id)
  if (!found) throw new Error(`no rules for the machine ${machine_id}`)
  return found
}

/** The rules of all machines are kept, also when the one who asks may see only some of them. */
export async function withAllMachines<T>(db: CompanyDb, work: () => Promise<T>): Promise<T> {
  const { machines } = await db.one<{ machines: string }>(
    sql`select current_setting('app.machines', true) as machines, set_config('app.machines', '', true)`,
  )
  const result = await work()
  await db.run(sql`select set_config('app.machines', ${machines}, true)`)
  return result
}

interface MachineRow {
  readonly machine_id: string
  readonly calendar_id: number | null
  readonly day_start: string
  readonly min_run_seconds: number
  readonly unattended_code: string
  readonly micro_stop_seconds: number
}

async function loadRules(db: CompanyDb, version: number): Promise<PlantRules> {
  const { zone } = await db.one<{ zone: string }>(sql`select time_zone as zone from company`)
  const plans = await storedCalendars(db)
  const codes = await loadCodes(db)
  const automatic = await db.many<AutomaticReason & { machines: string[] | null }>(sql`
    select machines, set_code, only_when, weekdays, from_time, until_time, calendars, record_no,
      (extract(epoch from holds_from) * 1000)::float8 as holds_from,
      (extract(epoch from holds_until) * 1000)::float8 as holds_until
    from automatic_reason where active order by record_no`)
  const values = await db.many<ValueRule & { machine_id: string }>(sql`
    select machine_id, record_no, signal, comparison, value, stop_code as reason, verifying
    from value_rule where active order by record_no`)
  const machines = await db.many<MachineRow>(
    sql`select machine_id, calendar_id, day_start, min_run_seconds, unattended_code, micro_stop_seconds
        from machine`,
  )
  // Machines with the same calendar share its days: they are worked out once.
  const calendars = new Map<string, Calendar>()
  const calendarOf = ({ calendar_id, day_start }: Pick<MachineRow, 'calendar_id' | 'day_start'>): Calendar => {
    const key = `${calendar_id} ${day_start}`
    const plan = plans.get(calendar_id ?? -1)
    const day = { zone, day_start }
    const found = calendars.get(key) ?? (plan ? compileVersions(versionsOf(plan), day) : compileCalendar(null, day))
    calendars.set(key, found)
    return found
  }
  const before = await settingsBefore(db)
  const contact = await contactLimit(db)
  const rules = machines.map((machine): [string, MachineRules] => [
    machine.machine_id,
    {
      calendar: changedCalendar(
        (before.days.get(machine.machine_id) ?? []).map((day) => ({ ...day, calendar: calendarOf(day) })),
        calendarOf(machine),
      ),
      earlier: before.counting.get(machine.machine_id) ?? [],
      codes,
      min_run_seconds: machine.min_run_seconds,
      unattended_code: machine.unattended_code,
      micro_stop_seconds: machine.micro_stop_seconds,
      contact,
      automatic: automatic.filter((rule) => rule.machines === null || rule.machines.includes(machine.machine_id)),
      values: values.filter(({ machine_id }) => machine_id === machine.machine_id),
    },
  ])
  return { version, zone, machines: new Map(rules), shown: await shownValues(db) }
}

async function loadCodes(db: CompanyDb): Promise<Map<string, CodeRule>> {
  const rows = await db.many<CodeRule & { stop_code: string }>(sql`
    select stop_code, inherit_seconds, reset_seconds, reset_event, reset_code,
      case code_type when 2 then scrap_percent else 0 end as scrap_percent
    from stop_code
    where inherit_seconds > 0 or reset_seconds > 0 or reset_event <> '' or (code_type = 2 and scrap_percent > 0)`)
  return new Map(rows.map(({ stop_code, ...rule }) => [stop_code, rule]))
}

/** The last day of a period that reaches up to now at these machines; of none, the date. */
export function runningDayOf({ machines, zone }: PlantRules, machine_ids: readonly string[], now: number): string {
  const days = machine_ids.flatMap((machine_id) => machines.get(machine_id)?.calendar.at(now).day ?? [])
  return runningDay(days, localDate(now, zone))
}
