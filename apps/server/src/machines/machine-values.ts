import type { Signal } from '@takt/domain/machine/signal.ts'
import { specialFunctions } from '@takt/domain/special-functions.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

const { sf } = specialFunctions.cycleTimeFromProcessValue

/**
 * The last word of the values that somebody shows is kept: SF84, the cycle time that a machine says itself, and the
 * readings of its scales. A cycle takes time; a scale may show nothing, or less after its tare.
 */
export async function keepValues(db: CompanyDb, signals: readonly Signal[]): Promise<void> {
  const said = signals.flatMap((signal) => {
    if (signal.kind !== 'value') return []
    const value = numberSaid(signal.value.value)
    return value === null ? [] : [{ machine_id: signal.machine_id, signal: signal.value.name, value, at: signal.at }]
  })
  if (said.length === 0) return
  await db.run(sql`
    insert into machine_value as v (machine_id, signal, value, at)
    select distinct on (n.machine_id, n.signal) n.machine_id, n.signal, n.value, n.at
    from unnest(${said.map(({ machine_id }) => machine_id)}::text[], ${said.map(({ signal }) => signal)}::text[],
        ${said.map(({ value }) => value)}::numeric[], ${said.map(({ at }) => at)}::timestamptz[])
        as n (machine_id, signal, value, at)
      join machine m on m.machine_id = n.machine_id
    where (n.value > 0 and ${sf} = any (m.special_functions) and m.function_values ->> ${String(sf)} = n.signal)
      or exists (select from scale s where s.machine_id = n.machine_id and s.signal = n.signal)
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
