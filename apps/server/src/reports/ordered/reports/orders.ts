import { amountsText, sumByUnit } from '@takt/domain/ground/by-unit.ts'
import { reportWords } from '../../../documents/quick-reports/report-words.ts'
import { sql } from '../../../ground/db/sql.ts'
import { figuresOfCards } from '../../../history/finished-cards.ts'
import { aroundDays } from '../../../machines/asked/period.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'

/** Orders that ran in the period, newest first: what was planned and made, and how well. */
export const orders = defineOrderedReport({
  report_id: 'orders',
  title: 'reports.orders',
  description: 'reports.orders-text',
  parameters: ['period', 'machines', 'part', 'order'],
  columns: [
    { label: 'reports.order', as: 'text', width: 57 },
    { label: 'reports.card', as: 'text', width: 57 },
    { label: 'reports.part', as: 'text', width: 57 },
    { label: 'reports.machine', as: 'text', width: 43 },
    { label: 'reports.ended', as: 'moment', width: 88 },
    { label: 'reports.planned', as: 'number', width: 48 },
    { label: 'reports.good', as: 'number', width: 48 },
    { label: 'reports.scrap', as: 'number', width: 36 },
    { label: 'reports.unit', as: 'text', width: 25 },
    { label: 'reports.oee', as: 'percent', width: 36 },
  ],
  async gather({ db, reader, days, machine_ids, part_no, card_no }, limit) {
    const { from, to } = aroundDays(days)
    // Machine by machine, since the index of ended runs begins with the machine.
    const found = await figuresOfCards(
      db,
      sql`
      with runs as (
        select r.machine_id, r.card_no, r.p_order, r.start_time, r.end_time, r.tool_id
        from unnest(${machine_ids as string[]}::text[]) as m (machine_id) cross join lateral (
          select * from order_run x where x.machine_id = m.machine_id and x.end_time >= ${from}
            and x.start_time < ${to}
          union all
          select * from order_run x where x.machine_id = m.machine_id and x.end_time is null and x.start_time < ${to}
        ) r
        where (${card_no} = '' or r.card_no = ${card_no}) and exists (select from run_figures f
          where f.machine_id = r.machine_id and f.p_order = r.p_order and f.day between ${days.from} and ${days.to})
      )
      select e.machine_id, e.card_no, array_agg(distinct e.p_order) as runs, min(e.start_time) as start_date,
        case when bool_or(e.end_time is null) then null else max(e.end_time) end as stop_date,
        max(e.tool_id) as tool_id
      from runs e join card c on c.card_no = e.card_no and (${part_no} = '' or c.part_no = ${part_no})
      group by e.machine_id, e.card_no order by stop_date desc nulls first, e.card_no limit ${limit}`,
    )
    const { number, unit: unitName } = reportWords(reader)
    const cards = found.map((card) => ({ ...card, unit: unitName(card.unit) }))
    const total = (of: 'good_prod_qty' | 'scrap_qty') =>
      amountsText(sumByUnit(cards.map((card) => ({ unit: card.unit, quantity: card[of] }))), number)
    return {
      rows: cards.map((card) => [
        card.work_order_no,
        card.card_no,
        card.part_no,
        card.machine_id,
        card.stop_date,
        card.planned_qty,
        card.good_prod_qty,
        card.scrap_qty,
        card.unit,
        card.tak,
      ]),
      facts: [
        ['reports.order-count', 'number', cards.length],
        ['reports.good', 'text', total('good_prod_qty')],
        ['reports.scrap', 'text', total('scrap_qty')],
      ],
    }
  },
})
