/** Material of scrapped pieces goes back to stock: it is booked as negative material scrap. */
import { toDecimals } from '../ground/statistics/decimals.ts'

export interface PieceMaterial {
  readonly materialNo: string
  readonly materialUnit: string
  /** Quantity in one piece. */
  readonly materialPerUnit: number
}

export interface MaterialReturn {
  readonly partNo: string
  readonly materialQty: number
  readonly unit: string
}

/** SF53: what the operator is offered for a scrapped composite part. They pick, and may change the quantities. */
export function proposedReturns(scrap_qty: number, components: readonly PieceMaterial[]): MaterialReturn[] {
  return components
    .map(({ materialNo, materialUnit, materialPerUnit }) => ({
      partNo: materialNo,
      materialQty: materialQuantity(scrap_qty * materialPerUnit),
      unit: materialUnit,
    }))
    .filter(({ materialQty }) => materialQty > 0)
}

/** The bookings of what was picked. */
export function bookedReturns(picked: readonly MaterialReturn[]): MaterialReturn[] {
  return picked
    .filter(({ materialQty }) => materialQty > 0)
    .map(({ partNo, materialQty, unit }) => ({ partNo, materialQty: -materialQuantity(materialQty), unit }))
}

export interface EndedOrder {
  readonly work_order_no: string
  readonly op_no: string
  readonly card_no: string
  readonly scrap_qty: number
  readonly materials: readonly PieceMaterial[]
}

export type OrderReturn = MaterialReturn & Pick<EndedOrder, 'work_order_no' | 'op_no' | 'card_no'>

/** SF262: orders that end together are booked apart, each with its own operation. */
export function returnsAtEnd(orders: readonly EndedOrder[]): OrderReturn[] {
  return orders.flatMap(({ work_order_no, op_no, card_no, scrap_qty, materials }) =>
    bookedReturns(proposedReturns(scrap_qty, materials)).map((booked) => ({
      work_order_no,
      op_no,
      card_no,
      ...booked,
    })),
  )
}

function materialQuantity(quantity: number): number {
  return toDecimals(quantity, 3)
}
