import { readMachineOrder } from '@takt/domain/navigation/machine-order.ts'
import { deviceValue } from './device-storage.ts'

/** The person's own order of machines; also what 'the first machine' means when a page needs one. */
export const machineOrder = deviceValue('user', 'machine-order', readMachineOrder)
