/** A list whose first order has status "0" is the server's way of saying that there is none. */
export function availableOrders<Order extends { readonly status: string }>(orders: readonly Order[]): readonly Order[] {
  return orders[0]?.status === '0' ? [] : orders
}

/** The order a step takes by itself: the only one there is. */
export function onlyOrder<Order>(orders: readonly Order[]): Order | undefined {
  return orders.length === 1 ? orders[0] : undefined
}
