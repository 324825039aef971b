import type { OrderField } from '@takt/domain/administration/order-layout.ts'
import type { MaterialScrapRow } from '@takt/domain/model/material.ts'
import type { OrderDetails } from '@takt/domain/model/order-details.ts'
import type { PalletHistoryRow } from '@takt/domain/model/pallet-flag.ts'
import { palletTotal } from '@takt/domain/order-lights/pallet-light.ts'
import { dayAndTime, hoursText, useNumber } from '../data/format.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../data/use-text.ts'
import type { Fact } from './FactList.tsx'
import { fieldNames } from './field-names.ts'
import type { LitPanel } from './use-order-lights.ts'

/** Undefined: not known yet. */
interface Besides {
  readonly pallets: readonly PalletHistoryRow[] | undefined
  readonly materials: readonly MaterialScrapRow[] | undefined
}

export function useOrderFacts(
  details: OrderDetails,
  { pallets, materials }: Besides,
): Record<LitPanel | 'order', readonly Fact[]> {
  const text = useText()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  const moment = (at: string) => (at === '' ? '' : dayAndTime(Date.parse(at), { timeZone }))
  const percent = (share: number | null) => (share === null ? '' : `${number(share)} %`)
  const seconds = (time: number | null) => (time === null ? '' : `${number(time)} s`)
  const left = Math.max(0, details.planned_qty - details.good_prod_qty)
  const standing = (pallets ?? []).filter(({ status }) => status !== 'Cancelled')
  const sizes = [...new Set(standing.map(({ good_qty }) => good_qty))]
  const named = (key: OrderField) => ({ key, name: text(fieldNames[key]) })
  return {
    order: [
      { ...named('part_no'), value: `${details.part_no} ${details.part_description}` },
      { ...named('operation'), value: details.op_number },
      { ...named('tool_id'), value: details.tool_id },
      { ...named('mother-tool'), value: details.mother_tool_id },
      { ...named('inserts'), value: number(details.insatser) },
      { ...named('closed-cavities'), value: number(details.cavity_reduction) },
      { ...named('started'), value: moment(details.start_date) },
      { ...named('ended'), value: moment(details.stop_date) },
      { ...named('started-by'), value: details.emp_start_wo },
      { ...named('ended-by'), value: details.emp_end_wo },
    ],
    quantity: [
      { ...named('planned'), value: number(details.planned_qty) },
      { ...named('good'), value: number(details.good_prod_qty) },
      { ...named('left'), value: number(left) },
      { ...named('on-pallets'), value: pallets ? number(palletTotal(pallets)) : '' },
      { ...named('machine-quantity'), value: number(details.machine_prod_qty) },
      { ...named('cycles'), value: number(details.cycles) },
    ],
    oee: [
      { ...named('availability'), value: percent(details.t_percent) },
      { ...named('performance'), value: percent(details.a_percent) },
      { ...named('quality'), value: percent(details.k_percent) },
      { ...named('oee'), value: percent(details.tak) },
    ],
    time: [
      { ...named('planned-time'), value: hoursText(details.planned_total_time_seconds) },
      { ...named('used-time'), value: hoursText(details.run_time) },
      { ...named('remaining-time'), value: hoursText(details.remaining_order_time) },
      { ...named('machine-time'), value: hoursText(details.machine_run_time) },
      { ...named('stop-time'), value: hoursText(details.stop_time) },
      { ...named('planned-cycle'), value: seconds(details.planned_cycle_time) },
      { ...named('real-cycle'), value: seconds(details.real_cycle_time) },
      { ...named('man-time'), value: hoursText(details.run_time_man) },
    ],
    scrap: [
      { ...named('scrap'), value: number(details.scrap_qty) },
      { ...named('scrap-share'), value: percent(details.scrap_percent) },
      { ...named('erp-scrap'), value: number(details.erp_scrap_qty) },
    ],
    pallets: [
      { ...named('pallet-count'), value: pallets ? number(standing.length) : '' },
      { ...named('pallet-sizes'), value: sizes.map((size) => number(size)).join(', ') },
    ],
    materials: materialFacts(materials, number),
    setup: [
      { ...named('planned-setup'), value: hoursText(details.planned_setup_time) },
      { ...named('used-setup'), value: hoursText(details.setup_time) },
      { ...named('first-piece'), value: moment(details.first_piece_time) },
      { ...named('approved-by'), value: details.emp_first_piece_wo },
      { ...named('setup-type'), value: details.setup_type },
      { ...named('setup-note'), value: details.setup_note },
      { ...named('man-setup'), value: hoursText(details.setup_time_man) },
    ],
  }
}

/** Of each material what was scrapped and given back, as one sum. */
function materialFacts(rows: readonly MaterialScrapRow[] | undefined, number: (value: number) => string): Fact[] {
  const sums = new Map<string, { quantity: number; unit: string }>()
  for (const { partNo, materialQty, unit } of rows ?? []) {
    sums.set(partNo, { quantity: (sums.get(partNo)?.quantity ?? 0) + materialQty, unit })
  }
  return [...sums].map(([name, { quantity, unit }]) => ({ name, value: `${number(quantity)} ${unit}` }))
}
