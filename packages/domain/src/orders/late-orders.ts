import { startOfPlantDay } from '../machines/plant-days.ts'

export interface PlannedOrder {
  /** Null: not planned yet, and so not late. */
  readonly planned_start_time: number | null
  readonly cancelled: 0 | 1
  readonly remaining_qty: number
  readonly op_total_remaining_time_hours: number | null
}

/** Late is what should have started before today began at the plant and is still to be made; earlier today is not late yet. */
export function lateOrders<T extends PlannedOrder>(orders: readonly T[], now: number, timeZone: string): T[] {
  const midnight = startOfPlantDay(now, timeZone)
  return orders.filter(
    ({ planned_start_time, cancelled, remaining_qty }) =>
      cancelled === 0 && remaining_qty > 0 && planned_start_time !== null && planned_start_time < midnight,
  )
}

export function lateHours(late: readonly Pick<PlannedOrder, 'op_total_remaining_time_hours'>[]): number {
  return late.reduce((sum, order) => sum + (order.op_total_remaining_time_hours ?? 0), 0)
}
