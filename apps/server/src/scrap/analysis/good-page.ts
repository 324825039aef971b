import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { HistoryPerDayRow } from '@takt/domain/history/model/history.ts'
import { columnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { datasetColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { historyRows } from '../../history/per-day.ts'
import type { DayPeriod } from '../../machines/asked/period.ts'
import { dayPage } from './day-pages.ts'
import { withOrderColumns } from './order-columns.ts'
import type { PageOfRows } from './page-of-rows.ts'

export async function goodPage(
  { db, session, now }: CallContext,
  period: DayPeriod,
  after: string,
): Promise<PageOfRows | Refusal> {
  const { period: days, next } = await dayPage(db, period, after)
  const rows = await historyRows(db, { machine_ids: [], period: days, language: session.language, now, only: 'good' })
  if (isRefusal(rows)) return rows
  return { page: columnPage(await withOrderColumns(db, onePerOrder(rows)), datasetColumns['history-day']), next }
}

/** An order that was begun twice in one shift is one row: browsers keep a row by its day, machine, shift, card and tool. */
function onePerOrder(rows: readonly HistoryPerDayRow[]): HistoryPerDayRow[] {
  const found = new Map<string, HistoryPerDayRow>()
  for (const row of rows) {
    const key = [row.trans_date, row.machine_id, row.shift, row.card_no, row.tool_id].join('|')
    const known = found.get(key)
    if (known) known.tot_good_qty += row.tot_good_qty
    else found.set(key, { ...row })
  }
  return [...found.values()]
}
