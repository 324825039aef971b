import { nextDue } from '@takt/domain/machines/advance.ts'
import { type MachineState, unheard } from '@takt/domain/machines/machine-state.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type PlantRules, rulesOf } from './plant-rules.ts'

export interface StateRow {
  readonly machine_id: string
  readonly status: 'S' | 'R' | 'N' | null
  readonly since: string
  readonly counted_to: string
  readonly last_signal: string
  readonly stop: string
  readonly memory: Partial<MachineState>
}

/**
 * The machines are locked in one order everywhere, so that two that move the same machines never wait for each other.
 * Their states are asked after the lock: a statement that waits for it would answer what was true before the other's
 * commit, and what the other counted would be counted again.
 */
export async function lockMachines(db: CompanyDb, machine_ids: readonly string[]): Promise<Map<string, MachineState>> {
  const locked = await db.many<{ machine_id: string }>(sql`
    select machine_id from machine where machine_id = any (${machine_ids as string[]}) and active
    order by machine_id for no key update`)
  const rows = await db.many<StateRow>(sql`
    select m.machine_id, s.status, s.since, s.counted_to, s.last_signal, s.stop, s.memory
    from unnest(${locked.map(({ machine_id }) => machine_id)}::text[]) as m (machine_id)
      left join machine_state s on s.machine_id = m.machine_id`)
  return new Map(rows.map((row) => [row.machine_id, toState(row)]))
}

/** A machine without a row was never heard of. */
export function toState(row: StateRow): MachineState {
  if (row.status === null) return unheard
  return {
    ...unheard,
    ...row.memory,
    status: row.status,
    since: Date.parse(row.since),
    counted_to: Date.parse(row.counted_to),
    last_signal: Date.parse(row.last_signal),
    stop: row.stop,
  }
}

export async function saveStates(
  db: CompanyDb,
  states: ReadonlyMap<string, MachineState>,
  rules: PlantRules,
): Promise<void> {
  if (states.size === 0) return
  const saved = [...states.values()]
  const times = (of: (state: MachineState) => number) => saved.map((state) => new Date(of(state)).toISOString())
  const due = [...states].map(([machine_id, state]) => {
    const at = nextDue(state, rulesOf(rules, machine_id))
    return Number.isFinite(at) ? new Date(at).toISOString() : 'infinity'
  })
  await db.run(sql`
    insert into machine_state (machine_id, status, since, counted_to, last_signal, stop, memory, next_due)
    select * from unnest(${[...states.keys()]}::text[], ${saved.map(({ status }) => status)}::text[],
      ${times(({ since }) => since)}::timestamptz[], ${times((state) => state.counted_to)}::timestamptz[],
      ${times((state) => state.last_signal)}::timestamptz[], ${saved.map(({ stop }) => stop)}::text[],
      ${saved.map(memoryOf)}::jsonb[], ${due}::timestamptz[])
    on conflict (company_id, machine_id) do update set status = excluded.status, since = excluded.since,
      counted_to = excluded.counted_to, last_signal = excluded.last_signal, stop = excluded.stop,
      memory = excluded.memory, next_due = excluded.next_due`)
}

/** What has no column of its own. */
function memoryOf({ status: _, since: _s, counted_to: _c, last_signal: _l, stop: _t, ...rest }: MachineState): string {
  return JSON.stringify(rest)
}
