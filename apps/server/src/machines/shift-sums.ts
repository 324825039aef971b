import type { ShiftSums } from '@takt/domain/machines/overview/machine-figures.ts'

/** Sums of a machine's shift, with what was counted of it apart. */
export type MachineShift = ShiftSums & {
  readonly machine_id: string
  readonly counted_qty: number
  readonly counted_ideal_ms: number
}

export function keyOf({ machine_id, day, shift }: { machine_id: string; day: string; shift: number }): string {
  return `${machine_id}|${day}|${shift}`
}
