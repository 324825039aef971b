import type { Order } from '@takt/domain/orders/model/order.ts'
import { availableOrders } from '@takt/domain/orders/wizard/available-orders.ts'
import type { WizardContext } from './engine/define-step.ts'

/** All orders that run on the machine, one block each. */
export function startUpBlocks({ running }: Pick<WizardContext, 'running'>): readonly Order[] {
  // What the context holds is what get_running_orders answers: whole orders.
  return availableOrders((running ?? []) as readonly Order[])
}
