import { toDecimals } from '../../../ground/statistics/decimals.ts'
import type { FailureSums } from './failure-sums.ts'

export const figureNames = ['mtbf', 'mttr', 'mwttr'] as const
export type FigureName = (typeof figureNames)[number]

/** Seconds; null is a gap in the graph and '-' in a table. */
export type FailureFigures = Readonly<Record<FigureName, number | null>>

/** As the specification has them. No figure is named after a standard whose text it was not checked against. */
export function failureFigures({ run_seconds, failure, repair, wait }: FailureSums): FailureFigures {
  return {
    // The +1 counts the stretch after the last failure; the tooltip explains it.
    mtbf: run_seconds / (failure.stops + 1),
    mttr: per(repair.seconds, repair.stops),
    // By repairs, as specified: how long a repair waits for somebody.
    mwttr: per(wait.seconds, repair.stops),
  }
}

function per(seconds: number, count: number): number | null {
  return count > 0 ? seconds / count : null
}

const units = { s: 1, m: 60, h: 3600 } as const
export type GraphUnit = keyof typeof units

export type FiguresInUnits = Readonly<Record<`${FigureName}_${GraphUnit}`, number | null>>

/** Every figure in seconds, minutes and hours with two decimals, each from the exact seconds. */
export function inUnits(figures: FailureFigures): FiguresInUnits {
  const entries = figureNames.flatMap((name) =>
    (Object.keys(units) as GraphUnit[]).map((unit) => [`${name}_${unit}`, inUnit(figures[name], unit)]),
  )
  return Object.fromEntries(entries) as FiguresInUnits
}

export function inUnit(seconds: number | null, unit: GraphUnit): number | null {
  return seconds === null ? null : toDecimals(seconds / units[unit], 2)
}
