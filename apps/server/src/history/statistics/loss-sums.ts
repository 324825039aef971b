import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { ShiftOfDay } from '@takt/domain/ground/periods/period.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { type LossSums, noLossSums, type StopLoss } from '@takt/domain/history/losses/loss-tree.ts'
import { type UpToNow, upToNow } from '@takt/domain/history/losses/up-to-now.ts'
import type { MachineRules } from '@takt/domain/machines/machine-rules.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { type StateRow, toState } from '../../machines/machine-states.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'

interface Asked {
  readonly machine_ids: readonly string[]
  readonly days: DateRange
  /** Of the days: this one alone. */
  readonly shift?: number | undefined
  readonly now: number
}

/** Of each machine: what is kept of the days, and what has passed since it was kept. */
export async function lossSums(db: CompanyDb, asked: Asked): Promise<LossSums[]> {
  return (await lossesByReason(db, asked)).sums
}

/** The same with its stops by their reason, so that reasons and losses shown together are of one moment. */
export async function lossesByReason(
  db: CompanyDb,
  asked: Asked,
): Promise<{ readonly sums: LossSums[]; readonly reasons: ReadonlyMap<string, number> }> {
  const { now } = asked
  const rules = await plantRules(db)
  const kinds = await kindsOfCodes(db)
  const reasons = new Map<string, number>()
  const sums = (await keptSums(db, asked)).flatMap(({ stops, ...row }) => {
    const own = rulesOf(rules, row.machine_id)
    const passed = upToNow(toState(row), own, now)
    const calendar_ms = lengthOf(own, asked, Math.max(now, passed.counted_to))
    const ended = Object.entries(stops).map(([stop_reason, ms]) => ({ stop_reason, ms }))
    const goesOn = openStops(passed, asked)
    for (const { stop_reason, ms } of [...ended, ...goesOn]) {
      reasons.set(stop_reason, (reasons.get(stop_reason) ?? 0) + ms)
    }
    return [{ ...row, calendar_ms, stops: byKind(ended, kinds) }, recentSums(passed, asked, byKind(goesOn, kinds))]
  })
  return { sums, reasons }
}

/** From the beginning of the first day to the end of the last, or to `until`: a day may have 23 hours. */
function lengthOf({ calendar }: MachineRules, { days: { start, end }, shift }: Asked, until: number): number {
  if (shift !== undefined) return lengthOfShift(calendar, { day: start, shift }, until)
  const from = calendar.ofDay(start)[0]?.from ?? until
  const to = calendar.ofDay(end).at(-1)?.to ?? from
  return Math.max(0, Math.min(to, until) - from)
}

/** Of one day: a night that lies at both ends of it is there twice. */
function lengthOfShift({ ofDay }: MachineRules['calendar'], { day, shift }: ShiftOfDay, until: number): number {
  const own = ofDay(day).filter((piece) => piece.shift === shift)
  return own.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - from), 0)
}

function isAsked({ day, shift }: ShiftOfDay, { days, shift: only }: Asked): boolean {
  return day >= days.start && day <= days.end && (only === undefined || shift === only)
}

function openStops({ stops }: UpToNow, asked: Asked): UpToNow['stops'] {
  return stops.filter((stop) => isAsked(stop, asked) && stop.shift !== UNPLANNED)
}

function recentSums({ times }: UpToNow, of: Asked, stops: LossSums['stops']): LossSums {
  const asked = times.filter((time) => isAsked(time, of))
  const total = (list: readonly (typeof times)[number][], of: (time: (typeof times)[number]) => number) =>
    list.reduce((sum, time) => sum + of(time), 0)
  const planned = asked.filter(({ shift }) => shift !== UNPLANNED)
  const unplanned = asked.filter(({ shift }) => shift === UNPLANNED)
  return {
    ...noLossSums,
    unplanned_ms: total(unplanned, ({ run_ms, stop_ms }) => run_ms + stop_ms),
    run_ms: total(planned, ({ run_ms }) => run_ms),
    silent_ms: total(planned, ({ silent_ms }) => silent_ms),
    stops,
  }
}

function byKind(
  stops: readonly { readonly stop_reason: string; readonly ms: number }[],
  kinds: ReadonlyMap<string, LossKind>,
): LossSums['stops'] {
  const sums: Record<StopLoss, number> = { ...noLossSums.stops }
  for (const { stop_reason, ms } of stops) sums[lossOf(stop_reason, kinds)] += ms
  return sums
}

function lossOf(stop_reason: string, kinds: ReadonlyMap<string, LossKind>): StopLoss {
  if (stop_reason === UNCODED) return 'uncoded'
  return stop_reason === MICRO ? 'micro' : (kinds.get(stop_reason) ?? 'waiting')
}

async function kindsOfCodes(db: CompanyDb): Promise<Map<string, LossKind>> {
  const rows = await db.many<{ stop_code: string; loss_kind: LossKind }>(
    sql`select stop_code, loss_kind from stop_code`,
  )
  return new Map(rows.map(({ stop_code, loss_kind }) => [stop_code, loss_kind]))
}

type KeptSums = StateRow &
  Omit<LossSums, 'calendar_ms' | 'stops'> & { readonly stops: Readonly<Record<string, number>> }

/**
 * Summed where they lie: a year of a department has hundreds of thousands of them. State and sums in one statement: a
 * signal taken in between two would be counted twice, or not at all.
 */
async function keptSums(db: CompanyDb, { machine_ids, days, shift }: Asked): Promise<KeptSums[]> {
  const between = sql`x.machine_id = m.machine_id and x.day between ${days.start} and ${days.end}
    and x.shift = coalesce(${shift ?? null}, x.shift)`
  const { pieces, ideal_ms, planned } = kept('x')
  return await db.many<KeptSums>(sql`
    select m.machine_id, s.status, s.since, s.counted_to, s.last_signal, s.stop, s.memory, f.*, r.stops
    from unnest(${machine_ids as string[]}::text[]) as m (machine_id)
      left join machine_state s on s.machine_id = m.machine_id
      cross join lateral (
        select coalesce(sum(x.run_ms + x.stop_ms) filter (where x.shift = ${UNPLANNED}), 0)::float8 as unplanned_ms,
          coalesce(sum(x.run_ms) ${planned}, 0)::float8 as run_ms,
          coalesce(sum(x.silent_ms) ${planned}, 0)::float8 as silent_ms,
          coalesce(sum(${ideal_ms}) ${planned}, 0)::float8 as ideal_ms,
          coalesce(sum(${pieces}) ${planned}, 0)::float8 as pieces,
          coalesce(sum(x.scrap_oee_qty) ${planned}, 0)::float8 as scrap_oee
        from shift_figures x where ${between}) f
      cross join lateral (
        select coalesce(jsonb_object_agg(n.stop_reason, n.ms), '{}') as stops
        from (select x.stop_reason, sum(x.stop_ms) as ms from reason_figures x
          where ${between} and x.shift <> ${UNPLANNED} group by x.stop_reason) n) r`)
}

/** How many; one that goes on is counted from its beginning. */
export async function microStops(db: CompanyDb, { machine_ids, days, shift }: Omit<Asked, 'now'>): Promise<number> {
  const { stops } = await db.one<{ stops: number }>(sql`
    select coalesce(sum(stops), 0)::int as stops from reason_figures
    where machine_id = any (${machine_ids as string[]}) and day between ${days.start} and ${days.end}
      and shift <> ${UNPLANNED} and shift = coalesce(${shift ?? null}, shift) and stop_reason = ${MICRO}`)
  return stops
}
