import type { Signal } from '@takt/domain/machine/signal.ts'
import { specialFunctions } from '@takt/domain/special-functions.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

const { sf } = specialFunctions.cycleTimeFromProcessValue

/** SF84: the last cycle time that a machine has said itself is kept, so that it can be shown as its real speed. */
export async function keepCycleTimes(db: CompanyDb, signals: readonly Signal[]): Promise<void> {
  const said = signals.flatMap((signal) => {
    const value = signal.kind === 'value' ? Number(signal.value.value) : Number.NaN
    if (signal.kind !== 'value' || typeof signal.value.value === 'boolean' || !(value > 0)) return []
    return [{ machine_id: signal.machine_id, signal: signal.value.name, value, at: signal.at }]
  })
  if (said.length === 0) return
  await db.run(sql`
    insert into machine_value as v (machine_id, signal, value, at)
    select distinct on (n.machine_id) n.machine_id, n.signal, n.value, n.at
    from unnest(${said.map(({ machine_id }) => machine_id)}::text[], ${said.map(({ signal }) => signal)}::text[],
        ${said.map(({ value }) => value)}::numeric[], ${said.map(({ at }) => at)}::timestamptz[])
        as n (machine_id, signal, value, at)
      join machine m on m.machine_id = n.machine_id and ${sf} = any (m.special_functions)
        and m.function_values ->> ${String(sf)} = n.signal
    order by n.machine_id, n.at desc
    on conflict (company_id, machine_id, signal) do update set value = excluded.value, at = excluded.at
      where excluded.at >= v.at`)
}

/** Seconds of a cycle as the machine says them; null where it does not. */
export async function saidCycleTime(db: CompanyDb, machine_id: string): Promise<number | null> {
  const row = await db.maybe<{ value: number }>(sql`
    select v.value from machine m join machine_value v on v.machine_id = m.machine_id
      and v.signal = m.function_values ->> ${String(sf)}
    where m.machine_id = ${machine_id} and ${sf} = any (m.special_functions)`)
  return row?.value ?? null
}
