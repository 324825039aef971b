import { distance } from '../distinct-colours.ts'
import type { ChartColour, ChartForm, ChartInk } from './chart.ts'

/** What the place of a chart says: its room, the theme's colours as `#rrggbb`, its language. */
export interface ChartLook {
  readonly width: number
  readonly font: string
  readonly fontSize: number
  readonly text: string
  readonly muted: string
  readonly grid: string
  readonly surface: string
  readonly raised: string
  readonly inks: Readonly<Record<ChartInk, string>>
  /** Keys of series that a person has switched off. */
  readonly hidden: ReadonlySet<string>
  /** A value in words, and shorter on an axis. */
  readonly value: (form: ChartForm, value: number | null) => string
  readonly tick: (form: ChartForm, value: number) => string
}

export function colourOf(colour: ChartColour, { inks }: Pick<ChartLook, 'inks'>): string {
  return colour.startsWith('#') ? colour : inks[colour as ChartInk]
}

/** Nearer to its ground than this, nobody sees a bar. */
const SEEN = 0.22

/** Navy on black and white on white get an edge: the colour itself is the reason's own. */
export function edgeOf(fill: string, { surface, muted }: Pick<ChartLook, 'surface' | 'muted'>): string {
  return distance(fill, surface) < SEEN ? muted : surface
}
