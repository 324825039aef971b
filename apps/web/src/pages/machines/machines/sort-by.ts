import type { MachineOrder } from '@takt/domain/machines/navigation/machine-order.ts'
import { chooseMachineOrder } from '../../data/machine-order.ts'
import { notify } from '../../shell/notices.ts'

export function sortBy(order: MachineOrder): void {
  void chooseMachineOrder(order).then((failure) => failure && notify.failure(failure.message))
}
