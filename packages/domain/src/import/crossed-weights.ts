import type { ImportFault } from './import-kind.ts'
import type { StoredRow } from './judge-record.ts'

const pairs = [
  ['lower_tolerance', 'upper_tolerance'],
  ['lower_out_of_bounds', 'upper_out_of_bounds'],
] as const

/** Limits of a piece that no weight could keep; 0 is no limit. */
export function crossedWeights(part: StoredRow): ImportFault | null {
  for (const [lower, upper] of pairs) {
    const [low, high] = [Number(part[lower] ?? 0), Number(part[upper] ?? 0)]
    if (high > 0 && low > high) return { field: lower, refusal: 'import-weights-crossed', values: { low, high } }
  }
  return null
}
