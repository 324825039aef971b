/** A list whose first order has status "0" is the server's way of saying that there is none. */
export function availableOrders<Order extends { readonly status: string }>(orders: readonly Order[]): readonly Order[] {
  return orders[0]?.status === '0' ? [] : orders
}

/** The order a step takes by itself: the one that was chosen before, or the only one there is. */
export function orderToTake<Order extends { readonly card_no: string }>(
  orders: readonly Order[],
  chosen: string | null = null,
): Order | undefined {
  return orders.find(({ card_no }) => card_no === chosen) ?? (orders.length === 1 ? orders[0] : undefined)
}
