/** Figures of a machine as properties of a row, so that a dashboard can show its OEE where it can show its stop time. */

import type { MachineFigures } from '../machines/overview/machine-figures.ts'
import { scrapShares } from '../orders/scrap-percent.ts'

const shares = ['oee', 'availability', 'performance', 'quality', 'scrap_percent'] as const
const amounts = ['good_qty', 'scrap_qty', 'run_seconds', 'stop_seconds', 'micro_seconds'] as const
type FigureName = (typeof shares)[number] | (typeof amounts)[number]

/** Stretches of time that have figures, as a property begins. */
export const figureSpans = ['today', 'shift'] as const
export type FigureSpan = (typeof figureSpans)[number]
export type FigureProperty = `${FigureSpan}_${FigureName}`
export type FigureProperties = Readonly<Partial<Record<FigureProperty, number | null>>>

const namesOf = (names: readonly FigureName[]) =>
  figureSpans.flatMap((span) => names.map((name): FigureProperty => `${span}_${name}`))
export const figureProperties: readonly FigureProperty[] = namesOf([...shares, ...amounts])
const percents: ReadonlySet<string> = new Set(namesOf(shares))

export function isPercent(property: string): boolean {
  return percents.has(property)
}

/** Of these properties some are figures of that stretch: only then somebody has to ask for them. */
export function wantsFigures(properties: readonly string[], span: FigureSpan): boolean {
  return properties.some((one) => figureProperties.some((figure) => figure === one && figure.startsWith(`${span}_`)))
}

export function figuresAsProperties(span: FigureSpan, figures: MachineFigures): FigureProperties {
  const { good_qty, scrap_qty, run_seconds, stop_seconds, micro_seconds } = figures
  const named: Record<FigureName, number | null> = {
    oee: figures.oee,
    availability: figures.t_percent,
    performance: figures.a_percent,
    quality: figures.k_percent,
    scrap_percent: scrapShares({ good: good_qty, scrap: scrap_qty }).scrap_per,
    ...{ good_qty, scrap_qty, run_seconds, stop_seconds, micro_seconds },
  }
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`${span}_${name}`, value]))
}
