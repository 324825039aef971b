/** Which planned orders may be made together. The server asks with its rows, the screen with what is chosen. */

export interface OrderToBundle {
  readonly card_no: string
  readonly machine_id: string
  readonly part_no: string
  readonly remaining_qty: number
}

export interface BundlingProblem {
  readonly refusal: 'bundle-of-two-machines' | 'bundle-of-two-parts' | 'bundle-too-large' | 'bundle-nothing-left'
  readonly values: Readonly<Record<string, string | number>>
}

export function bundlingProblem(orders: readonly OrderToBundle[], size: number): BundlingProblem | undefined {
  const [first] = orders
  if (first === undefined) return undefined
  if (orders.some(({ machine_id }) => machine_id !== first.machine_id))
    return { refusal: 'bundle-of-two-machines', values: {} }
  if (orders.some(({ part_no }) => part_no !== first.part_no)) return { refusal: 'bundle-of-two-parts', values: {} }
  if (orders.length > size) return { refusal: 'bundle-too-large', values: { count: size } }
  const done = orders.find(({ remaining_qty }) => remaining_qty <= 0)
  return done && { refusal: 'bundle-nothing-left', values: { card_no: done.card_no } }
}

/** What a bundle makes of each of its orders: of different quantities the smallest. */
export function bundleQuantity(orders: readonly Pick<OrderToBundle, 'remaining_qty'>[]): number {
  return Math.min(...orders.map(({ remaining_qty }) => remaining_qty))
}

/** Orders of different quantity are bundled only after a question. */
export function asksBeforeBundling(orders: readonly Pick<OrderToBundle, 'remaining_qty'>[]): boolean {
  return new Set(orders.map(({ remaining_qty }) => remaining_qty)).size > 1
}
