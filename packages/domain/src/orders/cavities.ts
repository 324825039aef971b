import { has, type MachineFunctions } from '../ground/special-functions.ts'

export interface Cavities {
  /** Inserts of the tool, the pieces of a full cycle. */
  readonly insatser: number
  /** Cavities that are closed at the moment. */
  readonly cavity_reduction: number
}

/** Never below 0: more closed cavities than the tool has is a slip, and must not count pieces away. */
export function piecesPerCycle({ insatser, cavity_reduction }: Cavities): number {
  return Math.max(insatser - cavity_reduction, 0)
}

export function piecesOf(cycles: number, cavities: Cavities): number {
  return cycles * piecesPerCycle(cavities)
}

/** Quantities and labels are given per cavity: only where the machine does so and the tool has more than one. */
export function isPerCavity(machine: MachineFunctions & Pick<Cavities, 'insatser'>): boolean {
  return has(machine, 'quantitiesPerCavity') && machine.insatser > 1
}
