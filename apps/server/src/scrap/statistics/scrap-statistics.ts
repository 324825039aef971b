import { groupByUnit } from '@takt/domain/ground/by-unit.ts'
import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { lastHours } from '@takt/domain/history/last-hours.ts'
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
import { type GoodOver, goodOfDays, goodOfHours } from '../../history/statistics/good-over-time.ts'
import { aroundDays } from '../../machines/asked/period.ts'
import { plantRules } from '../../machines/plant-rules.ts'

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

/** Good from the sums that are kept, scrap from its bookings; both of all time, as everywhere. The unit of most machines first. */
export async function scrapStatistics(db: CompanyDb, asked: ScrapQuestion): Promise<StatisticsBar[]> {
  const { machine_ids, days } = asked
  const good =
    days === null ? await goodOfHours(db, asked) : await goodOfDays(db, { machine_ids, days, shift: asked.shift })
  const labels = await labelsOf(db, asked)
  const found = {
    good,
    labels,
    scrap: await scrapSums(db, asked, labels[0] as string),
    words: await scrapWords(db, asked.language),
    names: await machineNames(db, machine_ids),
    heardFrom: days === null ? '' : await heardFrom(db, machine_ids),
  }
  const units = new Set([
    ...groupByUnit(machinesOfUnits(good)).map(([unit]) => unit),
    ...found.scrap.map(({ unit }) => unit),
  ])
  const order = units.size === 0 ? [''] : [...units]
  return order.flatMap((unit) => barsOfUnit(unit, asked, found).map((bar) => ({ ...bar, unit })))
}

interface Found {
  readonly good: readonly GoodOver[]
  readonly labels: readonly string[]
  readonly scrap: readonly ScrapSum[]
  readonly words: Awaited<ReturnType<typeof scrapWords>>
  readonly names: ReadonlyMap<string, string>
  /** The first day of which anything is known; '' where it does not matter. */
  readonly heardFrom: string
}

type Bar = Omit<StatisticsBar, 'unit'>

function barsOfUnit(unit: string, { machine_ids, analysis }: ScrapQuestion, found: Found): Bar[] {
  const good = found.good.filter((row) => row.unit === unit)
  const scrap = found.scrap.filter((row) => row.unit === unit)
  const total = good.reduce((sum, row) => sum + row.good, 0)
  const { reasons, groups } = found.words
  const records = ofKind(scrap, 'reason').map(({ label, qty }) => ({
    scrap_reason: label,
    scrap_reason_category: reasons.find(({ code }) => code === label)?.scrap_reason_category ?? '',
    scrap_qty: qty,
  }))
  const bars = (kind: 'tool' | 'card' | 'part') =>
    scrapByLabel(
      ofKind(scrap, kind).map(({ label, qty }) => ({ label, description: label, scrap: qty })),
      total,
    )
  const machines = machine_ids.map((id) => ({
    label: id,
    description: found.names.get(id) ?? '',
    good: good.reduce((sum, row) => sum + (row.machine_id === id ? row.good : 0), 0),
    scrap: ofKind(scrap, 'machine').find(({ label }) => label === id)?.qty ?? 0,
  }))
  return [
    ...named('time', overTime(found.labels, good, ofKind(scrap, 'time'))).map((bar) =>
      bar.label < found.heardFrom && bar.good === 0 && bar.scrap === 0 ? { ...bar, known: false as const } : bar,
    ),
    ...named(
      'machine',
      scrapByLabel(
        machines.filter((one) => one.scrap > 0),
        total,
      ),
    ),
    ...named('reason', scrapByReason(records, reasons, total)),
    ...named('group', scrapByReasonGroup(records, { reasons, groups }, total)),
    ...(analysis ? (['tool', 'card', 'part'] as const).flatMap((kind) => named(kind, bars(kind))) : []),
  ]
}

/** A machine has a row for each unit it made. */
function machinesOfUnits(good: readonly GoodOver[]): { readonly unit: string }[] {
  const made = good.filter((row) => row.good !== 0)
  return [...new Map(made.map(({ machine_id, unit }) => [`${machine_id} ${unit}`, { unit }])).values()]
}

function named(graph: StatisticsGraph, rows: readonly StatisticsRow[]): Bar[] {
  return rows.map((row) => ({ graph, ...row }))
}

/** Every hour or day of the period has its place, also one without a piece. */
async function labelsOf(db: CompanyDb, { days, now }: ScrapQuestion): Promise<string[]> {
  if (days !== null)
    return Array.from({ length: daysBetween(days.start, days.end) + 1 }, (_, at) => addDays(days.start, at))
  const { zone } = await plantRules(db)
  return lastHours(now, zone).map((at) => new Date(at).toISOString())
}

/** Of machines that were never heard of every day is unknown. */
async function heardFrom(db: CompanyDb, machine_ids: readonly string[]): Promise<string> {
  const { first } = await db.one<{ first: string | null }>(sql`
    select min(day)::text as first from shift_figures where machine_id = any (${machine_ids as string[]})`)
  return first ?? LAST_LABEL
}

/** Behind every day. */
const LAST_LABEL = '9999-12-31'

function overTime(labels: readonly string[], good: readonly GoodOver[], scrap: readonly ScrapSum[]): StatisticsRow[] {
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
  readonly unit: string
  readonly label: string
  readonly qty: number
}

function ofKind(sums: readonly ScrapSum[], kind: ScrapKind): ScrapSum[] {
  return sums.filter((sum) => sum.kind === kind)
}

/** One reading of the bookings, summed by unit and each of the dimensions. */
async function scrapSums(
  db: CompanyDb,
  { machine_ids, days, shift, now, analysis }: ScrapQuestion,
  first: string,
): Promise<ScrapSum[]> {
  const around =
    days === null
      ? { from: first, to: new Date(now + 1).toISOString() }
      : aroundDays({ from: days.start, to: days.end })
  const within: Sql =
    days === null
      ? sql`true`
      : sql`s.day between ${days.start} and ${days.end} and s.shift = coalesce(${shift ?? null}, s.shift)`
  const { zone } = await plantRules(db)
  // The first hour counts from where the period begins.
  const time: Sql =
    days === null
      ? sql`to_char(greatest(date_trunc('hour', s.trans_time, ${zone}::text), ${first}::timestamptz) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql`s.day::text`
  // Not told apart where nobody asks: a year of a department has thousands of cards.
  const only = (column: Sql): Sql => (analysis ? column : sql`null::text`)
  const rows = await db.many<{ which: number; unit: string; label: string | null; qty: number }>(sql`
    select grouping(x.time, x.machine_id, x.scrap_reason, x.tool_id, x.card_no, x.part_no) as which, x.unit,
      coalesce(x.time, x.machine_id, x.scrap_reason, x.tool_id, x.card_no, x.part_no) as label, sum(x.scrap_qty) as qty
    from (select ${time} as time, s.machine_id, s.scrap_reason, ${only(sql`s.tool_id`)} as tool_id,
        ${only(sql`s.card_no`)} as card_no, ${only(sql`s.part_no`)} as part_no, coalesce(p.unit, '') as unit, s.scrap_qty
      from scrap_transaction s
        left join card c on c.card_no = s.card_no
        left join part p on p.part_no = c.part_no and p.op_number = c.op_number
      where s.machine_id = any (${machine_ids as string[]}) and s.trans_time >= ${around.from} and s.trans_time < ${around.to}
        and ${within}) x
    group by x.unit, grouping sets ((x.time), (x.machine_id), (x.scrap_reason), (x.tool_id), (x.card_no), (x.part_no))
    having sum(x.scrap_qty) <> 0`)
  return rows.map(({ which, unit, label, qty }) => ({
    kind: kinds.get(which) ?? 'time',
    unit,
    label: label ?? '',
    qty,
  }))
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
