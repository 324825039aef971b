import { has, type MachineFunctions } from '../ground/special-functions.ts'

/** The flag that running and finished orders are loaded with: SF196 leaves cancelled ones out, unless it is asked otherwise. */
export function nonCancelled(machine: MachineFunctions, asked: 0 | 1 | undefined): 0 | 1 {
  return asked ?? (has(machine, 'hideCancelledOrders') ? 1 : 0)
}
