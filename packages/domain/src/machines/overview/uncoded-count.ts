import type { Machine } from '../model/machine.ts'

/** Uncoded stops over machines, and how many of the machines have any. */
export function uncodedCount(machines: readonly Pick<Machine, 'uncoded_stops'>[]): { stops: number; at: number } {
  return {
    stops: machines.reduce((sum, machine) => sum + machine.uncoded_stops, 0),
    at: machines.filter((machine) => machine.uncoded_stops > 0).length,
  }
}
