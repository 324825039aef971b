import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { StatisticsBar, StatisticsGraph } from '@takt/domain/history/model/statistics.ts'
import { reasonColours } from '@takt/domain/machines/reason-colours.ts'
import {
  type NamedReason,
  type StatisticsRow,
  scrapByLabel,
  scrapByReason,
  scrapByReasonGroup,
  statisticsRow,
} from '@takt/domain/scrap/scrap-statistics.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { type GoodOver, goodOfDays, goodOfHours, HOUR_MS, HOURS } from '../../history/statistics/good-over-time.ts'
import { aroundDays } from '../../machines/asked/period.ts'

export interface ScrapQuestion {
  readonly machine_ids: readonly string[]
  /** Null: the last 24 hours, hour by hour. */
  readonly days: DateRange | null
  /** Of the days: this one alone. */
  readonly shift?: number | undefined
  readonly now: number
  readonly language: Language
  /** Also by tool, card and part. */
  readonly analysis: boolean
}

/** Good from the sums that are kept, scrap from its bookings; both of all time, as everywhere. */
export async function scrapStatistics(db: CompanyDb, asked: ScrapQuestion): Promise<StatisticsBar[]> {
  const { machine_ids, days } = asked
  const good =
    days === null ? await goodOfHours(db, asked) : await goodOfDays(db, { machine_ids, days, shift: asked.shift })
  const scrap = await scrapSums(db, asked)
  const total = good.reduce((sum, row) => sum + row.good, 0)
  const { reasons, groups } = await scrapWords(db, asked.language)
  const records = ofKind(scrap, 'reason').map(({ label, qty }) => ({
    scrap_reason: label,
    scrap_reason_category: reasons.find(({ code }) => code === label)?.scrap_reason_category ?? '',
    scrap_qty: qty,
  }))
  const names = await machineNames(db, machine_ids)
  const bars = (kind: 'tool' | 'card' | 'part') =>
    scrapByLabel(
      ofKind(scrap, kind).map(({ label, qty }) => ({ label, description: label, scrap: qty })),
      total,
    )
  const machines = machine_ids.map((id) => ({
    label: id,
    description: names.get(id) ?? '',
    good: good.reduce((sum, row) => sum + (row.machine_id === id ? row.good : 0), 0),
    scrap: ofKind(scrap, 'machine').find(({ label }) => label === id)?.qty ?? 0,
  }))
  return [
    ...named('time', overTime(asked, good, ofKind(scrap, 'time'))),
    ...named(
      'machine',
      scrapByLabel(
        machines.filter((one) => one.scrap > 0),
        total,
      ),
    ),
    ...named('reason', scrapByReason(records, reasons, total)),
    ...named('group', scrapByReasonGroup(records, { reasons, groups }, total)),
    ...(asked.analysis ? (['tool', 'card', 'part'] as const).flatMap((kind) => named(kind, bars(kind))) : []),
  ]
}

function named(graph: StatisticsGraph, rows: readonly StatisticsRow[]): StatisticsBar[] {
  return rows.map((row) => ({ graph, ...row }))
}

/** Every hour or day of the period has its place, also one without a piece. */
function overTime(
  { days, now }: ScrapQuestion,
  good: readonly GoodOver[],
  scrap: readonly ScrapSum[],
): StatisticsRow[] {
  const labels =
    days === null
      ? Array.from({ length: HOURS }, (_, at) =>
          new Date((Math.floor(now / HOUR_MS) - HOURS + 1 + at) * HOUR_MS).toISOString(),
        )
      : Array.from({ length: daysBetween(days.start, days.end) + 1 }, (_, at) => addDays(days.start, at))
  const sums = Map.groupBy(good, ({ label }) => label)
  const scrapped = new Map(scrap.map(({ label, qty }) => [label, qty]))
  return labels.map((label) => {
    const made = (sums.get(label) ?? []).reduce((sum, row) => sum + row.good, 0)
    return statisticsRow({ good: made, scrap: scrapped.get(label) ?? 0, label, description: label, color: '' })
  })
}

type ScrapKind = 'time' | 'machine' | 'reason' | 'tool' | 'card' | 'part'

interface ScrapSum {
  readonly kind: ScrapKind
  readonly label: string
  readonly qty: number
}

function ofKind(sums: readonly ScrapSum[], kind: ScrapKind): ScrapSum[] {
  return sums.filter((sum) => sum.kind === kind)
}

/** One reading of the bookings, summed by each of the dimensions. */
async function scrapSums(
  db: CompanyDb,
  { machine_ids, days, shift, now, analysis }: ScrapQuestion,
): Promise<ScrapSum[]> {
  const since = new Date((Math.floor(now / HOUR_MS) - HOURS + 1) * HOUR_MS).toISOString()
  const around =
    days === null
      ? { from: since, to: new Date(now + 1).toISOString() }
      : aroundDays({ from: days.start, to: days.end })
  const within: Sql =
    days === null
      ? sql`true`
      : sql`day between ${days.start} and ${days.end} and shift = coalesce(${shift ?? null}, shift)`
  const time: Sql =
    days === null
      ? sql`to_char(date_trunc('hour', trans_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`day::text`
  // Not told apart where nobody asks: a year of a department has thousands of cards.
  const only = (column: Sql): Sql => (analysis ? column : sql`null::text`)
  const rows = await db.many<{ which: number; label: string | null; qty: number }>(sql`
    select grouping(x.time, x.machine_id, x.scrap_reason, x.tool_id, x.card_no, x.part_no) as which,
      coalesce(x.time, x.machine_id, x.scrap_reason, x.tool_id, x.card_no, x.part_no) as label, sum(x.scrap_qty) as qty
    from (select ${time} as time, machine_id, scrap_reason, ${only(sql`tool_id`)} as tool_id,
        ${only(sql`card_no`)} as card_no, ${only(sql`part_no`)} as part_no, scrap_qty from scrap_transaction
      where machine_id = any (${machine_ids as string[]}) and trans_time >= ${around.from} and trans_time < ${around.to}
        and ${within}) x
    group by grouping sets ((x.time), (x.machine_id), (x.scrap_reason), (x.tool_id), (x.card_no), (x.part_no))
    having sum(x.scrap_qty) <> 0`)
  return rows.map(({ which, label, qty }) => ({ kind: kinds.get(which) ?? 'time', label: label ?? '', qty }))
}

/** `grouping` sets the bit of every column that is not grouped by. */
const order: readonly ScrapKind[] = ['time', 'machine', 'reason', 'tool', 'card', 'part']
const kinds = new Map(order.map((kind, at) => [0b111111 ^ (1 << (order.length - 1 - at)), kind]))

async function scrapWords(db: CompanyDb, language: Language) {
  const reasons = await db.many<NamedReason & { scrap_reason_category: string }>(sql`
    select code, takt_name(names, ${language}) as description,
      scrap_reason_color, scrap_reason_category from scrap_reason`)
  const groups = await db.many<{ code: string; description: string }>(sql`
    select code, takt_name(names, ${language}) as description
    from scrap_category`)
  const colours = reasonColours(reasons.map(({ code, scrap_reason_color }) => [code, scrap_reason_color]))
  return {
    reasons: reasons.map((reason) => ({ ...reason, scrap_reason_color: colours.get(reason.code) as string })),
    groups,
  }
}

async function machineNames(db: CompanyDb, machine_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.many<{ machine_id: string; name: string }>(
    sql`select machine_id, machine_description as name from machine where machine_id = any (${machine_ids as string[]})`,
  )
  return new Map(rows.map(({ machine_id, name }) => [machine_id, name]))
}
