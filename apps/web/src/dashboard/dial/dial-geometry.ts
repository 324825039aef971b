/** Where things lie on the dial. Shares run from 0 at the left end of the arc to 1 at its right end. */

export const VIEW = { width: 240, height: 196 }
export const CENTRE = { x: 120, y: 116 }
/** Middle line of the arc. */
export const RADIUS = 82
export const ARC_THICKNESS = 15
const SWEEP = 240

/** Degrees clockwise from straight up. */
export function angleOf(share: number): number {
  return -SWEEP / 2 + SWEEP * share
}

export function pointAt(share: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (angleOf(share) * Math.PI) / 180
  return { x: tidy(CENTRE.x + radius * Math.sin(angle)), y: tidy(CENTRE.y - radius * Math.cos(angle)) }
}

/** The path of a piece of the arc; a stroke of ARC_THICKNESS makes it a band. */
export function arcPath(from: number, to: number): string {
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)]
  const large = (to - from) * SWEEP > 180 ? 1 : 0
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${end.x} ${end.y}`
}

/** A needle that points straight up, to be turned about the centre: broad at the hub, pointed at the arc. */
export function needlePath(width: number): string {
  const tip = CENTRE.y - RADIUS + ARC_THICKNESS / 2 + 4
  const tail = CENTRE.y + 16
  const half = width / 2
  const { x, y } = CENTRE
  return `M${x} ${tip}L${x + half} ${y}L${tidy(x + half * 0.6)} ${tail}L${tidy(x - half * 0.6)} ${tail}L${x - half} ${y}Z`
}

export interface TickLine {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly label: { readonly x: number; readonly y: number }
  /** Which end of the number stands at `label`, so that long numbers grow away from the dial. */
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A tick lies outside of the band, or inside of it. */
export function tickLine(share: number, inner: boolean): TickLine {
  const edge = RADIUS + (inner ? -1 : 1) * (ARC_THICKNESS / 2 + 2)
  const out = inner ? -1 : 1
  const label = pointAt(share, edge + out * 11)
  return { from: pointAt(share, edge), to: pointAt(share, edge + out * 5), label, anchor: anchorOf(label.x, inner) }
}

const NEAR_THE_MIDDLE = 20

function anchorOf(x: number, inner: boolean): TickLine['anchor'] {
  if (Math.abs(x - CENTRE.x) < NEAR_THE_MIDDLE) return 'middle'
  return x < CENTRE.x === inner ? 'start' : 'end'
}

const VALUE_SIZES = { small: 22, big: 38, minimal: 14 } as const
const VALUE_ROOM = 116
const DIGIT_WIDTH = 0.6

/** The printed value stands between the ends of the arc; one that is too long for that is made smaller. */
export function valueFontSize(value: string, size: keyof typeof VALUE_SIZES): number {
  return Math.min(VALUE_SIZES[size], tidy(VALUE_ROOM / (value.length * DIGIT_WIDTH)))
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100
}
