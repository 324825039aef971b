import { leftToMake } from '@takt/domain/orders/left-to-make.ts'
import { orderFigures } from '@takt/domain/orders/order-figures.ts'
import { sql } from '../../ground/db/sql.ts'
import { cardFacts, runsOf } from '../../orders/order-facts.ts'
import { sumsOfRuns } from '../../orders/run-sums.ts'
import { defineQuickReport, type ReportAsked, type ReportTable } from './define-quick-report.ts'
import { reportWords } from './report-words.ts'
import { stopsByReason } from './stops-by-reason.ts'

/** An order at its machine: quantities, times, scrap by reason, and the stops of its runs. */
export const orderReport = defineQuickReport({
  record_no: 1,
  report_name: 'Order report',
  title: 'quick-report.order',
  setting_name: 'order_report',
  use_custom_xml: 1,
  async gather(asked) {
    const { machine_id, card_no, context } = asked
    const { db, session, now } = context
    const card = await cardFacts(db, machine_id, card_no)
    const runs = card ? await runsOf(db, machine_id, { card_no, p_order: 0 }) : []
    const [first, last] = [runs[0], runs.at(-1)]
    if (!card || (card.machine_id !== machine_id && !last)) {
      return { refusal: 'card-not-found', values: { card_no, machine_id } }
    }
    const running = last !== undefined && last.end_time === null
    const sums = await sumsOfRuns(db, machine_id, { p_orders: runs.map(({ p_order }) => p_order), running, now })
    const figures = orderFigures(sums)
    const { number, moment, time } = reportWords(session)
    const left = leftToMake({ ...card, planned_op_qty: card.planned_qty, card_good_qty: card.good_qty })
    const from = first ? Date.parse(first.start_time) : now
    const to = last?.end_time ? Date.parse(last.end_time) : now
    return {
      about: `${card.work_order_no} · ${card.card_no} · ${machine_id}`,
      facts: [
        ['quick-report.part', `${card.part_no} ${card.part_description}`],
        ['quick-report.operation', card.op_number],
        ['quick-report.tool', last?.tool_id || card.tool_id || '–'],
        ['quick-report.started', moment(first?.start_time ?? '')],
        ['quick-report.ended', running ? '–' : moment(last?.end_time ?? '')],
        ['quick-report.planned', number(card.planned_qty)],
        ['quick-report.good', number(card.good_qty)],
        ['quick-report.scrap', number(figures.scrap_qty)],
        ['quick-report.left', number(Math.max(left, 0))],
        ['quick-report.run-time', time(figures.machine_run_time)],
        ['quick-report.stop-time', time(figures.stop_time)],
        ['quick-report.oee', figures.tak === null ? '–' : `${number(figures.tak)} %`],
      ],
      tables: [await scrapByReason(asked), await stopsByReason(context, machine_id, { from: first ? from : to, to })],
    }
  },
})

async function scrapByReason({ machine_id, card_no, context: { db, session } }: ReportAsked): Promise<ReportTable> {
  const { number } = reportWords(session)
  const rows = await db.many<{ reason: string; description: string; scrap_qty: number }>(sql`
    select t.scrap_reason as reason, 
      takt_name(r.names, ${session.language})
        as description, sum(t.scrap_qty) as scrap_qty
    from scrap_transaction t join scrap_reason r on r.code = t.scrap_reason
    where t.card_no = ${card_no} and t.machine_id = ${machine_id}
    group by 1, 2 having sum(t.scrap_qty) <> 0 order by 3 desc limit 50`)
  return {
    heading: 'quick-report.scrap-by-reason',
    columns: [
      { label: 'quick-report.code', width: 80 },
      { label: 'quick-report.reason', width: 320 },
      { label: 'quick-report.quantity', width: 95, end: true },
    ],
    rows: rows.map(({ reason, description, scrap_qty }) => [reason, description, number(scrap_qty)]),
  }
}
