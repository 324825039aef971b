import type { MachineOrder } from '@takt/domain/machines/navigation/machine-order.ts'
import { chooseMachineOrder } from '../../../data/machines/machine-order.ts'
import { notify } from '../../../parts/notices.ts'

export function sortBy(order: MachineOrder): void {
  void chooseMachineOrder(order).then((failure) => failure && notify.failure(failure.message))
}
