import { type MachineState, unheard } from '@takt/domain/machine/advance.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

interface StateRow {
  readonly machine_id: string
  readonly status: 'S' | 'R' | 'N' | null
  readonly since: string
  readonly counted_to: string
  readonly last_signal: string
  readonly stop: string
  readonly next_stop: number
}

/** The machines are locked in one order everywhere, so that two batches with the same machines never wait for each other. */
export async function loadStates(db: CompanyDb, machine_ids: readonly string[]): Promise<Map<string, MachineState>> {
  const rows = await db.many<StateRow>(sql`
    select m.machine_id, s.status, s.since, s.counted_to, s.last_signal, s.stop, s.next_stop
    from machine m left join machine_state s on s.machine_id = m.machine_id
    where m.machine_id = any (${machine_ids as string[]}) and m.active
    order by m.machine_id for no key update of m`)
  return new Map(rows.map((row) => [row.machine_id, row.status === null ? unheard : toState(row)]))
}

function toState(row: StateRow): MachineState {
  return {
    status: row.status as 'S' | 'R' | 'N',
    since: Date.parse(row.since),
    counted_to: Date.parse(row.counted_to),
    last_signal: Date.parse(row.last_signal),
    stop: row.stop,
    next_stop: row.next_stop,
  }
}

export async function saveStates(
  db: CompanyDb,
  states: ReadonlyMap<string, MachineState>,
  machine_ids: readonly string[],
): Promise<void> {
  if (machine_ids.length === 0) return
  const saved = machine_ids.map((machine_id) => states.get(machine_id) ?? unheard)
  const times = (of: (state: MachineState) => number) => saved.map((state) => new Date(of(state)).toISOString())
  await db.run(sql`
    insert into machine_state (machine_id, status, since, counted_to, last_signal, stop, next_stop)
    select * from unnest(${machine_ids as string[]}::text[], ${saved.map(({ status }) => status)}::text[],
      ${times(({ since }) => since)}::timestamptz[], ${times((state) => state.counted_to)}::timestamptz[],
      ${times((state) => state.last_signal)}::timestamptz[], ${saved.map(({ stop }) => stop)}::text[],
      ${saved.map(({ next_stop }) => next_stop)}::int[])
    on conflict (company_id, machine_id) do update set status = excluded.status, since = excluded.since,
      counted_to = excluded.counted_to, last_signal = excluded.last_signal, stop = excluded.stop,
      next_stop = excluded.next_stop`)
}
