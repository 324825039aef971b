import type { Refusal } from '../ground/refusal.ts'
import { machineNumberFault } from './machine-number.ts'

interface Judged {
  readonly machine_id: string
  readonly machine_id_real: string
  readonly oee_green_limit: number
  readonly oee_yellow_limit: number
  readonly q_green_limit: number
  readonly q_yellow_limit: number
  readonly efficiency_green_limit: number
  readonly efficiency_yellow_limit: number
  readonly speed_green_limit: number
  readonly speed_yellow_limit: number
}

/** Why a machine cannot be set up like this; the form asks it while somebody types, the server when they save. */
export function judgeMachine(machine: Judged, { added }: { added: boolean }): Refusal | null {
  // Numbers that came in another way stay as they are.
  const number = added ? machineNumberFault(machine.machine_id) : null
  if (number) return number
  if (machine.machine_id_real === machine.machine_id) return { refusal: 'machine-behind-itself', values: {} }
  if (machine.oee_green_limit <= machine.oee_yellow_limit) return { refusal: 'limits-oee', values: {} }
  if (machine.q_green_limit <= machine.q_yellow_limit) return { refusal: 'limits-q', values: {} }
  if (machine.efficiency_green_limit <= machine.efficiency_yellow_limit) return { refusal: 'limits-t', values: {} }
  // A deviation is the better the smaller it is.
  if (machine.speed_green_limit >= machine.speed_yellow_limit) return { refusal: 'limits-speed', values: {} }
  return null
}
