import { rebuildMachine as procedure } from '@takt/contract/machines/rebuild_machine.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines, saveStates } from '../machine-states.ts'
import { plantRules } from '../plant-rules.ts'
import { rebuildMachine } from '../rebuild-machine.ts'

export default handle(procedure, async ({ machine_id, micro_stops }, { db, now, audit, emit, machineChanged }) => {
  const state = (await lockMachines(db, [machine_id])).get(machine_id)
  if (!state) return { refusal: 'machine-not-found', values: { machine_id } }
  const oldest = await oldestSignal(db, machine_id)
  if (oldest === null) return [{ machine_id, signals: 0, stops: 0, differed: false, since: null, rejudged: 0 }]
  const before = await figuresSince(db, machine_id)
  const microBefore = await microStops(db, machine_id)
  if (micro_stops === 'as-now') await keepLimitOfNow(db, machine_id)
  const rules = await plantRules(db)
  // What was measured before the raw signals begin cannot be built again, and stays as it is.
  const rebuilt = await rebuildMachine(db, machine_id, { from: oldest, until: state.counted_to || now, rules })
  await saveStates(db, new Map([[machine_id, rebuilt.state]]), rules)
  const after = await figuresSince(db, machine_id)
  const rejudged = countDifferent(microBefore, await microStops(db, machine_id))
  audit({ what: 'machine.rebuilt', key: machine_id, before, after: { ...after, micro_stops } })
  machineChanged(machine_id)
  emit('StopsChanged', { machine_id })
  const differed = JSON.stringify(before) !== JSON.stringify(after)
  const since = new Date(oldest).toISOString()
  return [{ machine_id, signals: rebuilt.signals, stops: after.stops, differed, since, rejudged }]
})

/** Kept with the past, so that a day that is built again later is counted alike. */
async function keepLimitOfNow(db: CompanyDb, machine_id: string): Promise<void> {
  await db.run(sql`
    update machine_counting_before b set micro_stop_seconds = m.micro_stop_seconds
    from machine m where m.machine_id = b.machine_id and b.machine_id = ${machine_id}`)
}

async function oldestSignal(db: CompanyDb, machine_id: string): Promise<number | null> {
  const row = await db.maybe<{ at: string }>(
    sql`select at from signal where machine_id = ${machine_id} order by at limit 1`,
  )
  return row ? Date.parse(row.at) : null
}

/** By their beginning: what a stop is called may change with the limit, when it began does not. */
async function microStops(db: CompanyDb, machine_id: string): Promise<Set<string>> {
  const rows = await db.many<{ start_time: string }>(sql`
    select start_time from stop where machine_id = ${machine_id} and stop_reason = ${MICRO}`)
  return new Set(rows.map(({ start_time }) => start_time))
}

function countDifferent(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const missing = (from: ReadonlySet<string>) => (each: string) => !from.has(each)
  return [...some].filter(missing(others)).length + [...others].filter(missing(some)).length
}

interface Sums {
  readonly stops: number
  readonly stop_ms: number
  readonly run_ms: number
  readonly counted_qty: number
  readonly reasons: string
}

/** Sums that cannot stay the same when a stop, its reason or a count changes. */
function figuresSince(db: CompanyDb, machine_id: string): Promise<Sums> {
  return db.one<Sums>(sql`
    select count(*)::int as stops, coalesce(md5(string_agg(s.stop || s.stop_reason || s.end_time, '|' order by s.start_time)), '') as reasons,
      f.stop_ms, f.run_ms, f.counted_qty
    from (select coalesce(sum(stop_ms), 0)::float8 as stop_ms, coalesce(sum(run_ms), 0)::float8 as run_ms,
        coalesce(sum(counted_qty), 0)::float8 as counted_qty from shift_figures where machine_id = ${machine_id}) f
      left join stop s on s.machine_id = ${machine_id}
    group by f.stop_ms, f.run_ms, f.counted_qty`)
}
