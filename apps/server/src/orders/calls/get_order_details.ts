import { getOrderDetails } from '@takt/contract/orders/get_order_details.ts'
import { plannedAhead } from '@takt/domain/calendar/planned-ahead.ts'
import { remainingQty } from '@takt/domain/erp/cancellation-record.ts'
import { piecesOf } from '@takt/domain/orders/cavities.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { orderFigures } from '@takt/domain/orders/order-figures.ts'
import { plannedSeconds } from '@takt/domain/orders/planned-time.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { saidCycleTime } from '../../machines/machine-values.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { cardFacts, erpScrap, runsOf } from '../order-facts.ts'
import { sumsOfRuns } from '../run-sums.ts'
import { timesOfRuns } from '../run-times.ts'

const HOUR_SECONDS = 3600

export default handle(getOrderDetails, async ({ machine_id, card_no, p_order }, { db, now }) => {
  const card = await cardFacts(db, machine_id, card_no)
  const runs = await runsOf(db, machine_id, { card_no, p_order })
  const [first, last] = [runs[0], runs.at(-1)]
  if (!card || (card.machine_id !== machine_id && !last)) {
    return { refusal: 'card-not-found', values: { card_no, machine_id } }
  }
  const is_running: 0 | 1 = last && last.end_time === null ? 1 : 0
  const approved = runs.find((run) => run.emp_first_piece_wo !== '')
  const p_orders = runs.map((run) => run.p_order)
  const sums = await sumsOfRuns(db, machine_id, { p_orders, running: is_running === 1, now })
  const times = await timesOfRuns(db, machine_id, { runs, now })
  const figures = orderFigures(sums)
  const remaining = remainingQty({ planned_op_qty: card.planned_qty, good_qty: card.good_qty })
  const slowest = Math.max(figures.real_unit_time ?? 0, card.planned_unit_time)
  const insatser = last?.insatser ?? (card.unit_qty || card.quantity_per_cycle)
  const cavity_reduction = is_running ? card.cavity_reduction : 0
  const planned_total_time_seconds = plannedSeconds(card.planned_qty, card)
  const planned_setup_time = card.planned_setup_time * HOUR_SECONDS
  const details: OrderDetails = {
    ...card,
    ...figures,
    // SF84: while it runs, the machine itself says how long a cycle takes.
    real_cycle_time: (is_running ? await saidCycleTime(db, machine_id) : null) ?? figures.real_cycle_time,
    machine_id,
    p_order: p_order === 0 ? 0 : (last?.p_order ?? 0),
    tool_id: last?.tool_id || card.tool_id,
    mother_tool_id: last?.mother_tool_id ?? '',
    structure_tool_id: last?.structure_tool_id ?? '',
    insatser,
    cavity_reduction,
    start_date: first?.start_time ?? '',
    stop_date: last?.end_time ?? '',
    is_running,
    order_finished: remaining === 0 ? 1 : 0,
    remaining_order_time: plannedSeconds(card.cancelled === 1 ? 0 : remaining, card),
    machine_prod_qty: card.good_from_cycles ? sums.counted_qty : piecesOf(sums.cycles, { insatser, cavity_reduction }),
    planned_total_time_seconds,
    planned_cycle_time: card.planned_unit_time * insatser,
    run_time: figures.machine_run_time + times.order_stop_time,
    run_time_man: times.man_time - times.setup_time_man,
    // One person is planned for a machine: nobody plans more of them here.
    planned_run_time_man: planned_total_time_seconds,
    erp_scrap_qty: await erpScrap(db, card_no, p_orders),
    planned_setup_time,
    setup_time: times.setup_time,
    planned_setup_time_man: planned_setup_time,
    setup_time_man: times.setup_time_man,
    emp_start_wo: first?.emp_start_wo ?? '',
    emp_end_wo: last?.emp_end_wo ?? '',
    emp_start_name: first?.emp_start_name ?? '',
    emp_end_name: last?.emp_end_name ?? '',
    first_piece_time: runs.find((run) => run.first_piece_time !== null)?.first_piece_time ?? '',
    emp_first_piece_wo: approved?.emp_first_piece_wo ?? '',
    emp_first_piece_name: approved?.emp_first_piece_name ?? '',
    setup_type: last?.setup_type ?? '',
    setup_note: last?.setup_note ?? '',
    planned_ahead: is_running ? await plannedTime(db, machine_id, { now, seconds: remaining * slowest }) : [],
  }
  return [details]
})

/** Twice as much as is needed and a day: another order may share the machine, and a screen counts on until it asks again. */
async function plannedTime(
  db: CompanyDb,
  machine_id: string,
  { now, seconds }: { now: number; seconds: number },
): Promise<OrderDetails['planned_ahead']> {
  const { calendar } = rulesOf(await plantRules(db), machine_id)
  const spans = plannedAhead(calendar, now, (2 * seconds + 24 * HOUR_SECONDS) * 1000)
  return spans.map(({ from, to }) => ({
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
  }))
}
