import type { Stretch } from '@takt/domain/machines/overview/time-after.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { keyOf } from './shift-sums.ts'

interface ShiftStretch extends Stretch {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
}

interface Counted {
  readonly counted_qty: number
  readonly counted_ideal_ms: number
}

const iso = (at: number) => new Date(at).toISOString()

/** Pieces that cycles made in these stretches, as the engine counts them: by the runs and open cavities of their time. */
export async function countedAfter(
  db: CompanyDb,
  stretches: readonly ShiftStretch[],
  moment: number,
): Promise<{ made: Map<string, Counted>; known: ReadonlySet<string> }> {
  const machine_ids = [...new Set(stretches.map(({ machine_id }) => machine_id))]
  const known = await withRawSignals(db, machine_ids, moment)
  const cut = (await byReduction(db, stretches, moment)).filter(({ machine_id }) => known.has(machine_id))
  if (cut.length === 0) return { made: new Map(), known }
  const of = <K extends keyof (typeof cut)[number]>(key: K) => cut.map((one) => one[key])
  const rows = await db.many<Counted & { machine_id: string; day: string; shift: number }>(sql`
    select w.machine_id, w.day, w.shift, sum(p.pieces) as counted_qty, sum(p.pieces * r.unit_ms) as counted_ideal_ms
    from unnest(${of('machine_id')}::text[], ${of('day')}::date[], ${of('shift')}::int[],
        ${cut.map(({ from }) => iso(from))}::timestamptz[], ${cut.map(({ to }) => iso(to))}::timestamptz[],
        ${of('reduction')}::int[]) as w (machine_id, day, shift, from_time, to_time, reduction)
      cross join lateral (
        select o.start_time, o.end_time, o.insatser,
          coalesce(o.planned_unit_time, t.planned_unit_time) * 1000 as unit_ms, m.good_from_cycles
        from order_run o
          join machine m on m.machine_id = o.machine_id
          join card c on c.card_no = o.card_no
          join part t on t.part_no = c.part_no and t.op_number = c.op_number
        where o.machine_id = w.machine_id and o.start_time < w.to_time
          and (o.end_time is null or o.end_time > w.from_time)) r
      cross join lateral (
        select sum((s.value #>> '{}')::numeric) * greatest(0, r.insatser - w.reduction) as pieces from signal s
        where s.machine_id = w.machine_id and s.kind = 'cycles'
          and coalesce((select b.good_from_cycles from machine_counting_before b
            where b.machine_id = w.machine_id and b.until > s.at order by b.until limit 1), r.good_from_cycles)
          and s.at >= greatest(w.from_time, r.start_time) and s.at < least(w.to_time, coalesce(r.end_time, w.to_time))) p
    where p.pieces is not null
    group by w.machine_id, w.day, w.shift`)
  return { made: new Map(rows.map((row) => [keyOf(row), row])), known }
}

/** A machine that was set up with a history has no raw signals of it. */
async function withRawSignals(db: CompanyDb, machine_ids: string[], moment: number): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ machine_id: string }>(sql`
    select machine_id from machine_checkpoint
    where machine_id = any (${machine_ids}) and base and at > ${iso(moment)}`)
  const without = new Set(rows.map(({ machine_id }) => machine_id))
  return new Set(machine_ids.filter((machine_id) => !without.has(machine_id)))
}

/** Stretches cut where cavities were opened or closed inside them. */
async function byReduction(
  db: CompanyDb,
  stretches: readonly ShiftStretch[],
  moment: number,
): Promise<(ShiftStretch & { reduction: number })[]> {
  const machine_ids = [...new Set(stretches.map(({ machine_id }) => machine_id))]
  const states = await db.many<{ machine_id: string; reduction: number; since: number }>(sql`
    select machine_id, coalesce((memory ->> 'reduction')::int, 0) as reduction,
      coalesce((memory ->> 'reduction_since')::float8, 0) as since
    from machine_state where machine_id = any (${machine_ids})`)
  const changed = states.filter(({ since }) => since > moment).map(({ machine_id }) => machine_id)
  const changes = await changesOf(db, changed, moment)
  const now = new Map(states.map(({ machine_id, reduction }) => [machine_id, reduction]))
  return stretches.flatMap((stretch) => {
    const own = changes.filter(({ machine_id }) => machine_id === stretch.machine_id)
    if (own.length === 0) return [{ ...stretch, reduction: now.get(stretch.machine_id) ?? 0 }]
    return own.flatMap(({ at, reduction }, index) => {
      const from = Math.max(stretch.from, at)
      const to = Math.min(stretch.to, own[index + 1]?.at ?? stretch.to)
      return from < to ? [{ ...stretch, from, to, reduction }] : []
    })
  })
}

/** Every change since the last checkpoint before the moment, that checkpoint first. */
async function changesOf(
  db: CompanyDb,
  machine_ids: readonly string[],
  moment: number,
): Promise<{ machine_id: string; at: number; reduction: number }[]> {
  if (machine_ids.length === 0) return []
  const rows = await db.many<{ machine_id: string; at: string | null; reduction: number }>(sql`
    select n.machine_id, null::timestamptz as at, coalesce((c.state ->> 'reduction')::int, 0) as reduction, 0 as ordinal
    from unnest(${machine_ids as string[]}::text[]) as n (machine_id)
      left join lateral (select state from machine_checkpoint
        where machine_id = n.machine_id and at <= ${iso(moment)} order by day desc limit 1) c on true
    union all
    select s.machine_id, s.at, (s.value #>> '{}')::int, s.ordinal from signal s
    where s.machine_id = any (${machine_ids as string[]}) and s.kind = 'cavities'
      and s.at >= ${iso(moment - 26 * 3_600_000)}
    order by at nulls first, ordinal`)
  return rows.map(({ machine_id, at, reduction }) => ({
    machine_id,
    at: at === null ? Number.NEGATIVE_INFINITY : Date.parse(at),
    reduction,
  }))
}

interface Booked {
  readonly reported_qty: number
  readonly reported_ideal_ms: number
  readonly scrap_qty: number
  readonly reducing_scrap_qty: number
  readonly scrap_oee_qty: number
}

/** What people booked of these days after the moment. */
export async function bookedAfter(
  db: CompanyDb,
  { machine_ids, days, moment }: { machine_ids: string[]; days: string[]; moment: number },
): Promise<Map<string, Booked>> {
  const which = sql`x.machine_id = any (${machine_ids}) and x.trans_time >= ${iso(moment)}
    and x.day = any (${days}::date[])`
  const rows = await db.many<Booked & { machine_id: string; day: string; shift: number }>(sql`
    select machine_id, day, shift, sum(reported_qty) as reported_qty, sum(reported_ideal_ms) as reported_ideal_ms,
      sum(scrap_qty) as scrap_qty, sum(reducing) as reducing_scrap_qty, sum(oee) as scrap_oee_qty
    from (
      select x.machine_id, x.day, x.shift, x.good_qty as reported_qty,
        x.good_qty * coalesce(o.planned_unit_time, p.planned_unit_time) * 1000 as reported_ideal_ms, 0 as scrap_qty,
        0 as reducing, 0 as oee
      from good_transaction x join card c on c.card_no = x.card_no
        join order_run o on o.p_order = x.p_order
        join part p on p.part_no = c.part_no and p.op_number = c.op_number
      where ${which}
      union all
      select x.machine_id, x.day, x.shift, 0, 0, x.scrap_qty, x.scrap_qty * x.reduces_good,
        case r.exclude_from_oee when 1 then 0 else x.scrap_qty end
      from scrap_transaction x join scrap_reason r on r.code = x.scrap_reason
      where ${which}) booked
    group by machine_id, day, shift`)
  return new Map(rows.map((row) => [keyOf(row), row]))
}
