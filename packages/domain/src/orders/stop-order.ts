import {
  type CancellationRecord,
  cancellationRecord,
  type ReportedCard,
  remainingQty,
} from '../erp/cancellation-record.ts'
import type { Refusal } from '../ground/refusal.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'

export interface OrderEnd {
  /** Planned again while there is something left to make. */
  readonly status: 'planned' | 'finished'
  readonly cancelled: 0 | 1
  readonly cancellation: CancellationRecord | null
}

/** The run ends in any case; `cancel_order` is the answer to SF47's question and says nothing without it. */
export function stopOrder(
  request: { readonly cancel_order: 0 | 1 },
  on: { machine: MachineFunctions & { readonly machine_id: string }; card: ReportedCard; now: number },
): OrderEnd | Refusal {
  const { machine, card, now } = on
  if (has(machine, 'stopPanelHidden')) return { refusal: 'stop-disabled', values: { machine_id: machine.machine_id } }
  if (has(machine, 'askCancelRest') && request.cancel_order === 1) {
    return { status: 'finished', cancelled: 1, cancellation: cancellationRecord(card, now) }
  }
  return { status: remainingQty(card) > 0 ? 'planned' : 'finished', cancelled: 0, cancellation: null }
}
