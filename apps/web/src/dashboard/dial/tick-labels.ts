/** Which ticks of a dial carry their number and how large it is, so that no number lies on another or outside of the picture. */
import { CENTRE, type TickLine, tickLine, VIEW } from './dial-geometry.ts'

const SIZES = [11, 10, 9, 8, 7] as const
const MOST_LABELS = 11
/** With fewer a scale cannot be read: then smaller numbers are the lesser evil. */
const FEW = 4
const EM_PER_SIGN = 0.64
const BETWEEN = 3
/** Numbers inside of the arc leave no room for the value between its ends: it stands this much lower. */
const LOWER = 18
const HUB = 10

export interface Tick {
  readonly share: number
  readonly text: string
}

export interface TickLabels {
  readonly size: number
  readonly isShown: (index: number) => boolean
  /** The part of the plane to draw: wider where long numbers stand outside. */
  readonly view: { readonly x: number; readonly width: number; readonly height: number }
  readonly lower: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function tickLabels(ticks: readonly Tick[], inner: boolean): TickLabels {
  const tries = SIZES.map((size) => thinned(ticks, inner, size))
  const enough = Math.min(FEW, ticks.length)
  const best =
    tries.find(({ boxes }) => boxes.length >= enough) ??
    tries.reduce((one, other) => (other.boxes.length > one.boxes.length ? other : one))
  const beyond = Math.max(0, ...best.boxes.map(({ left, right }) => Math.max(1 - left, right - VIEW.width + 1)))
  const lower = inner ? LOWER : 0
  return {
    size: best.size,
    isShown: (index) => index % best.stride === 0,
    view: { x: -beyond, width: VIEW.width + 2 * beyond, height: VIEW.height + lower },
    lower,
  }
}

/** Every n-th number, with the least n at which none lies on another. */
function thinned(ticks: readonly Tick[], inner: boolean, size: number) {
  const hub = { left: CENTRE.x - HUB, right: CENTRE.x + HUB, top: CENTRE.y - HUB, bottom: CENTRE.y + HUB }
  for (let stride = Math.max(1, Math.ceil(ticks.length / MOST_LABELS)); ; stride += 1) {
    const boxes = ticks.filter((_, index) => index % stride === 0).map((tick) => boxOf(tick, inner, size))
    const all = [hub, ...boxes]
    if (stride >= ticks.length || !all.some((one, at) => all.slice(at + 1).some((other) => touches(one, other)))) {
      return { size, stride, boxes }
    }
  }
}

export function boxOf({ share, text }: Tick, inner: boolean, size: number): Box {
  const { label, anchor } = tickLine(share, inner)
  const width = text.length * EM_PER_SIGN * size
  const left = label.x - width * behind[anchor]
  return { left, right: left + width, top: label.y - size / 2, bottom: label.y + size / 2 }
}

/** How much of the text lies before the point it is set at. */
const behind: Record<TickLine['anchor'], number> = { start: 0, middle: 0.5, end: 1 }

function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.right + BETWEEN &&
    other.left < one.right + BETWEEN &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
