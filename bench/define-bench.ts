/** One figure beside its limit. A figure in the README comes from here and from nowhere else. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The most it may be. */
  readonly limit: number
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
