import { has, type MachineFunctions } from '../ground/special-functions.ts'

export interface LinkedReason {
  readonly active: boolean
  /** Null: linked to no machine in particular. */
  readonly machines: readonly string[] | null
}

/** SF254: the reasons linked to the machine, or the company's when none is. Without it links mean nothing. */
export function reasonsOfMachine<R extends LinkedReason>(
  reasons: readonly R[],
  machine: (MachineFunctions & { readonly machine_id: string }) | null,
): R[] {
  const active = reasons.filter((reason) => reason.active)
  if (!machine || !has(machine, 'machineScrapReasons')) return active
  const linked = active.filter(({ machines }) => machines?.includes(machine.machine_id))
  return linked.length > 0 ? linked : active
}
