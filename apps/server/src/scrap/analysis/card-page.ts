import { isoWeek } from '@takt/domain/ground/dates.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { columnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { datasetColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { figuresOfCards } from '../../history/finished-cards.ts'
import { aroundDays, type DayPeriod } from '../../machines/asked/period.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { dayPage } from './day-pages.ts'
import { withOrderColumns } from './order-columns.ts'
import type { PageOfRows } from './page-of-rows.ts'

const MOST_CARDS = 50_000

/**
 * Cards whose last run ended in these days of their machine, each with all its runs; one that runs again is not finished. What
 * a night shift ends at three in the morning is of the day before, as its pieces and its scrap are.
 */
export async function cardPage({ db }: CallContext, whole: DayPeriod, after: string): Promise<PageOfRows | Refusal> {
  const { period, next } = await dayPage(db, whole, after)
  const { from, to } = aroundDays(period)
  const rules = await plantRules(db)
  const cards = await figuresOfCards(
    db,
    sql`
    with ended as (
      select distinct r.machine_id, r.card_no from machine m cross join lateral (
        select x.machine_id, x.card_no from order_run x
        where x.machine_id = m.machine_id and x.end_time >= ${from} and x.end_time < ${to}
      ) r
    )
    select e.machine_id, e.card_no, a.runs, a.start_date, a.stop_date, a.tool_id
    from ended e cross join lateral (
      select array_agg(x.p_order) as runs, min(x.start_time) as start_date, max(x.end_time) as stop_date,
        max(x.tool_id) as tool_id, bool_or(x.end_time is null) as running
      from order_run x where x.card_no = e.card_no and x.machine_id = e.machine_id
    ) a
    where not a.running and a.stop_date < ${to} limit ${MOST_CARDS + 1}`,
  )
  if (cards.length > MOST_CARDS) return { refusal: 'too-many-history-rows', values: { max: MOST_CARDS } }
  const rows = cards
    .map((card) => {
      const trans_date = rulesOf(rules, card.machine_id).calendar.at(Date.parse(card.stop_date)).day
      return { ...card, trans_date, week_number: isoWeek(trans_date) }
    })
    .filter(({ trans_date }) => trans_date >= period.from && trans_date <= period.to)
  return { page: columnPage(await withOrderColumns(db, rows), datasetColumns['card-history']), next }
}
