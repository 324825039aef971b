/** Good against scrap, and scrap by reason and reason group, for one selection of machines, days and shifts. */
import { naturalCompare } from '../ground/navigation/natural-sort.ts'
import { exact } from '../ground/statistics/decimals.ts'
import { type GoodAndScrap, type ScrapShares, scrapShares, sumGoodAndScrap } from '../orders/scrap-percent.ts'
import type { ScrapRecord } from './scrap-record.ts'

export interface StatisticsRow extends GoodAndScrap, ScrapShares {
  /** What the bar shows: the scrap. */
  readonly qty: number
  readonly description: string
  readonly color: string
  readonly label: string
}

type Scrapped = Pick<ScrapRecord, 'scrap_reason' | 'scrap_reason_category' | 'scrap_qty'>

export function statisticsRow(
  row: GoodAndScrap & Pick<StatisticsRow, 'description' | 'color' | 'label'>,
): StatisticsRow {
  return { ...row, ...scrapShares(row), qty: row.scrap }
}

export interface NamedReason {
  readonly code: string
  readonly description: string
  readonly scrap_reason_color: string
}

/** Past this many bars nobody can tell them apart. */
const MOST_BARS = 15
/** The label of what is folded; its words stand in `packages/texts`. */
export const OTHER = 'other'

export function scrapByReason(
  scrap: readonly Scrapped[],
  reasons: readonly NamedReason[],
  good: number,
): StatisticsRow[] {
  const rows = [...scrapPer(scrap, ({ scrap_reason }) => scrap_reason)].map(([code, qty]) => {
    const reason = reasons.find((known) => known.code === code)
    const [description, color] = [reason?.description ?? code, reason?.scrap_reason_color ?? '']
    return statisticsRow({ good, scrap: qty, label: code, description, color })
  })
  return fold(rows, good)
}

/** By whatever else: machines, tools, cards, parts. `good` of a bar is its own where it is known, else that of all. */
export function scrapByLabel(
  bars: readonly {
    readonly label: string
    readonly description: string
    readonly scrap: number
    readonly good?: number
  }[],
  good: number,
): StatisticsRow[] {
  return fold(
    bars.map((bar) => statisticsRow({ ...bar, good: bar.good ?? good, color: '' })),
    good,
  )
}

/** A group wears the colour of its largest reason. */
export function scrapByReasonGroup(
  scrap: readonly Scrapped[],
  known: {
    readonly reasons: readonly NamedReason[]
    readonly groups: readonly { code: string; description: string }[]
  },
  good: number,
): StatisticsRow[] {
  const rows = [...scrapPer(scrap, ({ scrap_reason_category }) => scrap_reason_category)].map(([code, qty]) => {
    const own = scrap.filter(({ scrap_reason_category }) => scrap_reason_category === code)
    const color = scrapByReason(own, known.reasons, good)[0]?.color ?? ''
    const description = known.groups.find((group) => group.code === code)?.description ?? code
    return statisticsRow({ good, scrap: qty, label: code, description, color })
  })
  return fold(rows, good)
}

function scrapPer(scrap: readonly Scrapped[], key: (record: Scrapped) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const record of scrap) sums.set(key(record), exact((sums.get(key(record)) ?? 0) + record.scrap_qty))
  return sums
}

function fold(rows: readonly StatisticsRow[], good: number): StatisticsRow[] {
  const sorted = [...rows].sort((a, b) => b.qty - a.qty || naturalCompare(a.label, b.label))
  const rest = sorted.slice(MOST_BARS)
  if (rest.length === 0) return sorted
  const { scrap } = sumGoodAndScrap(rest)
  return [...sorted.slice(0, MOST_BARS), statisticsRow({ good, scrap, label: OTHER, description: '', color: '' })]
}
