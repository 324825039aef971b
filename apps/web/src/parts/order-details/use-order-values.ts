import { languages } from '@takt/domain/ground/languages.ts'
import { palletTotal } from '@takt/domain/orders/lights/pallet-light.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import type { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import type { OrderField } from '@takt/domain/setup/order-layout.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime, hoursText, useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { hundredthsText } from '../../data/words/percent-text.ts'

/** What each field that a company can show says of this order; '' = not known. `pallets` undefined: not known yet. */
export function useOrderValues(
  details: OrderDetails,
  pallets: readonly PalletHistoryRow[] | undefined,
): Record<OrderField, string> {
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const moment = (at: string) => (at === '' ? '' : dayAndTime(Date.parse(at), { timeZone }))
  const percent = (share: number | null) => (share === null ? '' : hundredthsText(share, languages[language].locale))
  const seconds = (time: number | null) => (time === null ? '' : `${number(time)} s`)
  const standing = (pallets ?? []).filter(({ status }) => status !== 'Cancelled')
  const sizes = [...new Set(standing.map(({ good_qty }) => good_qty))]
  return {
    work_order_no: details.work_order_no,
    operation: details.op_number,
    part_no: `${details.part_no} ${details.part_description}`,
    machine_id: details.machine_id,
    tool_id: details.tool_id,
    'mother-tool': details.mother_tool_id,
    inserts: number(details.insatser),
    'closed-cavities': number(details.cavity_reduction),
    started: moment(details.start_date),
    ended: moment(details.stop_date),
    'started-by': details.emp_start_name || details.emp_start_wo,
    'ended-by': details.emp_end_name || details.emp_end_wo,
    planned: number(details.planned_qty),
    good: number(details.good_prod_qty),
    left: number(Math.max(0, details.planned_qty - details.good_prod_qty)),
    'on-pallets': pallets ? number(palletTotal(pallets)) : '',
    'machine-quantity': number(details.machine_prod_qty),
    cycles: number(details.cycles),
    availability: percent(details.t_percent),
    performance: percent(details.a_percent),
    quality: percent(details.k_percent),
    oee: percent(details.tak),
    'planned-time': hoursText(details.planned_total_time_seconds),
    'used-time': hoursText(details.run_time),
    'remaining-time': hoursText(details.remaining_order_time),
    'machine-time': hoursText(details.machine_run_time),
    'stop-time': hoursText(details.stop_time),
    'stop-in-shift': hoursText(details.stop_time_during_prod_time),
    'planned-unit': seconds(details.planned_unit_time),
    'real-unit': seconds(details.real_unit_time),
    'planned-cycle': seconds(details.planned_cycle_time),
    'real-cycle': seconds(details.real_cycle_time),
    'planned-man-time': hoursText(details.planned_run_time_man),
    'man-time': hoursText(details.run_time_man),
    scrap: number(details.scrap_qty),
    'scrap-share': percent(details.scrap_percent),
    'erp-scrap': number(details.erp_scrap_qty),
    'pallet-count': pallets ? number(standing.length) : '',
    'pallet-sizes': sizes.map((size) => number(size)).join(', '),
    'planned-setup': hoursText(details.planned_setup_time),
    'used-setup': hoursText(details.setup_time),
    'first-piece': moment(details.first_piece_time),
    'approved-by': details.emp_first_piece_name || details.emp_first_piece_wo,
    'setup-type': details.setup_type,
    'setup-note': details.setup_note,
    'planned-man-setup': hoursText(details.planned_setup_time_man),
    'man-setup': hoursText(details.setup_time_man),
  }
}
