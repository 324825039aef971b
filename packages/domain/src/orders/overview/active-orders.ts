/** The rows of the running-orders overview: an order, its machine, and what is left of it. */
import type { Machine } from '../../machines/model/machine.ts'
import type { Order } from '../model/order.ts'
import { remainingHours } from '../planned-time.ts'

export type ActiveOrder = Order & { readonly machine_description: string; readonly remaining_hours: number }

/** Only orders of these machines; an order that made more than planned has nothing left. */
export function activeOrders(
  orders: readonly Order[],
  machines: readonly Pick<Machine, 'machine_id' | 'machine_description'>[],
): ActiveOrder[] {
  const here = new Map(machines.map((machine) => [machine.machine_id, machine]))
  return orders.flatMap((order) => {
    const machine = here.get(order.machine_id)
    if (!machine) return []
    const hours = remainingHours({ ...order, started: true })
    return [{ ...order, machine_description: machine.machine_description, remaining_hours: hours }]
  })
}
