import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import type { Signal } from '@takt/domain/machines/signal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

const { sf } = specialFunctions.cycleTimeFromProcessValue

/** Values that somebody shows, by machine and signal: true where only more than nothing counts. */
export type ShownValues = ReadonlyMap<string, boolean>

function keyOf(machine_id: string, signal: string): string {
  return `${machine_id}|${signal}`
}

/** SF84, the cycle time that a machine says itself, and the readings of its scales. A scale may show nothing, or less. */
export async function shownValues(db: CompanyDb): Promise<ShownValues> {
  const rows = await db.many<{ machine_id: string; signal: string; positive: boolean }>(sql`
    select machine_id, function_values ->> ${String(sf)} as signal, true as positive from machine
      where ${sf} = any (special_functions) and function_values ? ${String(sf)}
    union all select machine_id, signal, false from scale`)
  return new Map(rows.map(({ machine_id, signal, positive }) => [keyOf(machine_id, signal), positive]))
}

/** The last word of the values that somebody shows is kept; a busy plant says thousands that nobody does. */
export async function keepValues(db: CompanyDb, signals: readonly Signal[], shown: ShownValues): Promise<void> {
  if (shown.size === 0) return
  const said = signals.flatMap((signal) => {
    if (signal.kind !== 'value') return []
    const positive = shown.get(keyOf(signal.machine_id, signal.value.name))
    const value = positive === undefined ? null : numberSaid(signal.value.value)
    if (value === null || (positive && value <= 0)) return []
    return [{ machine_id: signal.machine_id, signal: signal.value.name, value, at: signal.at }]
  })
  if (said.length === 0) return
  await db.run(sql`
    insert into machine_value as v (machine_id, signal, value, at)
    select distinct on (n.machine_id, n.signal) n.machine_id, n.signal, n.value, n.at
    from unnest(${said.map(({ machine_id }) => machine_id)}::text[], ${said.map(({ signal }) => signal)}::text[],
        ${said.map(({ value }) => value)}::numeric[], ${said.map(({ at }) => at)}::timestamptz[])
        as n (machine_id, signal, value, at)
    order by n.machine_id, n.signal, n.at desc
    on conflict (company_id, machine_id, signal) do update set value = excluded.value, at = excluded.at
      where excluded.at >= v.at`)
}

/** A number, also one that came as text; an empty text is none. */
function numberSaid(said: string | number | boolean): number | null {
  if (typeof said === 'boolean' || (typeof said === 'string' && said.trim() === '')) return null
  const value = Number(said)
  return Number.isFinite(value) ? value : null
}

/** Seconds of a cycle as the machine says them; null where it does not. */
export async function saidCycleTime(db: CompanyDb, machine_id: string): Promise<number | null> {
  const row = await db.maybe<{ value: number }>(sql`
    select v.value from machine m join machine_value v on v.machine_id = m.machine_id
      and v.signal = m.function_values ->> ${String(sf)}
    where m.machine_id = ${machine_id} and ${sf} = any (m.special_functions)`)
  return row?.value ?? null
}
