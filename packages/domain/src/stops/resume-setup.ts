import { has, type MachineFunctions } from '../ground/special-functions.ts'
import { hasOrder } from '../machines/has-order.ts'

interface StandingMachine extends MachineFunctions {
  readonly status: 'S' | 'R' | 'N'
  readonly setup_time: 0 | 1 | null
  readonly work_order_no: string
}

/** Setup goes on where an order waits and the machine stands for something else. */
export function offersResume(machine: StandingMachine): boolean {
  return machine.status === 'S' && machine.setup_time !== 1 && hasOrder(machine)
}

/** Whether a setup reason is asked for before the request is sent. */
export function asksSetupReason(machine: MachineFunctions, chosen: string): boolean {
  return has(machine, 'setupStopReason') && chosen === ''
}

/** Preparatory and finalizing codes alike. */
export function setupCodesOf<C extends { readonly setup_time: 0 | 1 }>(codes: readonly C[]): C[] {
  return codes.filter(({ setup_time }) => setup_time === 1)
}
