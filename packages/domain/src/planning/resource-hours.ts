import { toDecimals } from '../ground/statistics/decimals.ts'
import { localDate } from '../ground/zone-time.ts'

interface AssignedOrder {
  readonly planned_start_time: string
  readonly op_total_remaining_time_hours: number
  readonly resources: readonly string[]
}

/** What a planning resource has taken on, day by day of the plant. */
export function hoursPerDay(
  orders: readonly AssignedOrder[],
  resource: string,
  zone: string,
): { readonly day: string; readonly hours: number }[] {
  const sums = new Map<string, number>()
  for (const order of orders) {
    if (!order.resources.includes(resource)) continue
    const day = localDate(Date.parse(order.planned_start_time), zone)
    sums.set(day, (sums.get(day) ?? 0) + order.op_total_remaining_time_hours)
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([day, hours]) => ({ day, hours: toDecimals(hours, 2) }))
}

/** What pressing a resource does to the chosen orders: it takes on those it has not; if it has all, it gives them back. */
export function pressResource<O extends { readonly resources: readonly string[] }>(
  orders: readonly O[],
  resource: string,
): { readonly operation_type: 'insert' | 'delete'; readonly orders: readonly O[] } {
  const missing = orders.filter(({ resources }) => !resources.includes(resource))
  return missing.length > 0
    ? { operation_type: 'insert', orders: missing }
    : { operation_type: 'delete', orders: [...orders] }
}
