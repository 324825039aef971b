import type { FigureId } from './limits.ts'

/** One figure; its unit, limit and aim stand in `limits.ts`. */
export interface Figure {
  readonly id: FigureId
  readonly what: string
  readonly value: number
  /** What was measured beside it in the same run. */
  readonly beside?: string
}

export interface Bench {
  readonly name: string
  readonly title: string
  /** Not among all of them. */
  readonly onlyByName?: true
  run(): Promise<Figure[]>
}

export function defineBench(bench: Bench): Bench {
  return bench
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
