import type { OrderDetails } from '@takt/domain/model/order-details.ts'
import { dayAndTime, hoursText, useNumber } from '../../data/format.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import type { Fact } from './FactList.tsx'

type Sections = Record<'order' | 'quantity' | 'oee' | 'time' | 'setup' | 'people', readonly Fact[]>

export function useOrderFacts(details: OrderDetails): Sections {
  const text = useText()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  const moment = (at: string) => (at === '' ? '' : dayAndTime(Date.parse(at), { timeZone }))
  const percent = (share: number | null) => (share === null ? '' : `${number(Math.round(share * 10) / 10)} %`)
  const seconds = (time: number | null) => (time === null ? '' : `${number(time)} s`)
  const left = Math.max(0, details.planned_qty - details.good_prod_qty)
  return {
    order: [
      { name: text('column.part_no'), value: `${details.part_no} ${details.part_description}` },
      { name: text('actives.operation'), value: details.op_number },
      { name: text('column.tool_id'), value: details.tool_id },
      { name: text('details.mother-tool'), value: details.mother_tool_id },
      { name: text('details.inserts'), value: number(details.insatser) },
      { name: text('details.closed-cavities'), value: number(details.cavity_reduction) },
      { name: text('actives.started'), value: moment(details.start_date) },
      { name: text('orders.ended'), value: moment(details.stop_date) },
    ],
    quantity: [
      { name: text('actives.planned'), value: number(details.planned_qty) },
      { name: text('machines.good'), value: number(details.good_prod_qty) },
      { name: text('orders.left'), value: number(left) },
      { name: text('orders.scrap'), value: number(details.scrap_qty) },
      { name: text('details.scrap-share'), value: percent(details.scrap_percent) },
      { name: text('details.machine-quantity'), value: number(details.machine_prod_qty) },
      { name: text('cockpit.cycles'), value: number(details.cycles) },
    ],
    oee: [
      { name: text('figures.availability'), value: percent(details.t_percent) },
      { name: text('figures.performance'), value: percent(details.a_percent) },
      { name: text('figures.quality'), value: percent(details.k_percent) },
      { name: text('figures.oee'), value: percent(details.tak) },
    ],
    time: [
      { name: text('details.planned-time'), value: hoursText(details.planned_total_time_seconds) },
      { name: text('details.used-time'), value: hoursText(details.run_time) },
      { name: text('details.remaining-time'), value: hoursText(details.remaining_order_time) },
      { name: text('details.machine-time'), value: hoursText(details.machine_run_time) },
      { name: text('details.stop-time'), value: hoursText(details.stop_time) },
      { name: text('details.planned-cycle'), value: seconds(details.planned_cycle_time) },
      { name: text('details.real-cycle'), value: seconds(details.real_cycle_time) },
    ],
    setup: [
      { name: text('details.planned-setup'), value: hoursText(details.planned_setup_time) },
      { name: text('details.used-setup'), value: hoursText(details.setup_time) },
      { name: text('details.first-piece'), value: moment(details.first_piece_time) },
      { name: text('details.approved-by'), value: details.emp_first_piece_wo },
      { name: text('details.setup-type'), value: details.setup_type },
      { name: text('details.setup-note'), value: details.setup_note },
    ],
    people: [
      { name: text('details.started-by'), value: details.emp_start_wo },
      { name: text('details.ended-by'), value: details.emp_end_wo },
      { name: text('details.man-time'), value: hoursText(details.run_time_man) },
      { name: text('details.man-setup'), value: hoursText(details.setup_time_man) },
    ],
  }
}
