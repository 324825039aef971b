import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import { machines } from '../../data/machines/machines.ts'

export function machinesOf(orders: readonly Order[]): Machine[] {
  return [...new Set(orders.map(({ machine_id }) => machine_id))].flatMap((id) => machines.get(id) ?? [])
}
