import type { MachineOrder } from '@takt/domain/machines/navigation/machine-order.ts'
import { readMachineOrder } from '@takt/domain/machines/navigation/machine-order.ts'
import { useEffect } from 'react'
import { deviceValue } from '../../device/device-storage.ts'
import { CallFailure, call } from '../call/call.ts'
import { queryClient } from '../call/query-client.ts'
import { useLoad } from '../call/use-load.ts'

/** The person's own order of machines; also what 'the first machine' means when a page needs one. */
export const machineOrder = deviceValue('user', 'machine-order', readMachineOrder)

/** Counts at once on this device; the server keeps it for the person's others. Answers why it could not be kept. */
export async function chooseMachineOrder(order: MachineOrder): Promise<CallFailure | null> {
  machineOrder.set(order)
  const sorting = { sort_by: order.by, sort_order: order.direction === 'down' ? 'desc' : 'asc' } as const
  try {
    await call('save_machine_sorting', sorting)
    queryClient.setQueryData(['get_machine_sorting', {}], [sorting])
    return null
  } catch (problem) {
    if (problem instanceof CallFailure) return problem
    throw problem
  }
}

/** Takes over what the person chose on another device. */
export function useKeptMachineOrder(): void {
  const { rows } = useLoad('get_machine_sorting', {})
  const kept = rows?.[0]
  useEffect(() => {
    if (!kept) return
    const order = readMachineOrder({ by: kept.sort_by, direction: kept.sort_order === 'desc' ? 'down' : 'up' })
    const { by, direction } = machineOrder.get()
    if (by !== order.by || direction !== order.direction) machineOrder.set(order)
  }, [kept])
}
