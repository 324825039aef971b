import type { Refusal } from '../ground/refusal.ts'

export interface OrderToMove {
  readonly card_no: string
  readonly machine_id: string
  /** It runs, or is over. */
  readonly started: boolean
  /** '' = any. */
  readonly machine_id_only: string
  /** 0: in none. */
  readonly bundle_no: number
}

export interface MoveTarget {
  readonly machine_id: string
  readonly category: string
  /** Not a place that only takes planned work on. */
  readonly makes_pieces: boolean
}

/** Why an order cannot go there: the rules of bundles, order by order. To another time of its machine it may, unless it has begun. */
export function moveProblem(order: OrderToMove, from: Pick<MoveTarget, 'category'>, to: MoveTarget): Refusal | null {
  const { card_no, bundle_no, machine_id_only } = order
  const { machine_id } = to
  if (order.started) return { refusal: 'order-started', values: { card_no } }
  if (machine_id === order.machine_id) return null
  if (machine_id_only !== '' && machine_id_only !== machine_id) {
    return { refusal: 'part-bound-to-machine', values: { card_no, machine_id } }
  }
  if (!to.makes_pieces) return { refusal: 'machine-runs-no-orders', values: { machine_id } }
  if (to.category !== from.category) return { refusal: 'machine-of-another-category', values: { machine_id } }
  return bundle_no === 0 ? null : { refusal: 'order-in-bundle', values: { card_no, bundle_no } }
}
