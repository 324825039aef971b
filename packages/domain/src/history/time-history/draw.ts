/** Stretches of time as shapes on a row, and the way back: from a point on a row to the stop there. */

import { isChoosable } from './machine-history.ts'
import type { Bar, PictureRow } from './picture-rows.ts'
import type { View } from './view.ts'

/** Pixels of a row: its axis' visible part spread over `width`. */
export interface Scale {
  readonly view: View
  readonly width: number
}

export function xOf(at: number, row: Pick<PictureRow, 'from'>, { view, width }: Scale): number {
  return ((at - row.from - view.from) / (view.to - view.from)) * width
}

/** Milliseconds on the axis under a pixel. */
export function offsetAt(x: number, { view, width }: Scale): number {
  return view.from + (x / width) * (view.to - view.from)
}

export interface Stretch {
  readonly x: number
  readonly width: number
}

/**
 * Shapes of stretches in the order of time, only those in sight. A stretch narrower than `least` is drawn as wide as
 * that: a stop of ten seconds must not vanish in a day. Those that touch become one shape, so that a row of a thousand
 * short stops costs no more than the pixels it has.
 */
export function stretches(
  spans: readonly { readonly from: number; readonly to: number }[],
  row: Pick<PictureRow, 'from'>,
  on: Scale & { readonly least: number },
): Stretch[] {
  const shapes: { x: number; end: number }[] = []
  for (const { from, to } of spans) {
    const x = Math.max(xOf(from, row, on), 0)
    const end = Math.min(Math.max(xOf(to, row, on), x + on.least), on.width)
    if (end <= 0 || x >= on.width || xOf(to, row, on) <= 0) continue
    const last = shapes.at(-1)
    if (last !== undefined && x <= last.end) last.end = Math.max(last.end, end)
    else shapes.push({ x, end })
  }
  return shapes.map(({ x, end }) => ({ x: tenth(x), width: tenth(end - x) }))
}

export function pathOf(shapes: readonly Stretch[], band: { readonly y: number; readonly height: number }): string {
  return shapes.map(({ x, width }) => `M${x} ${band.y}h${width}v${band.height}h${-width}z`).join('')
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The stop under a finger: one that is hit, else the nearest within reach; among several the one that asks for a reason. */
export function barAt(bars: readonly Bar[], moment: number, reach: number): Bar | undefined {
  let best: { bar: Bar; far: number } | undefined
  for (const bar of bars) {
    const far = Math.max(0, bar.from - moment, moment - bar.to)
    if (far > reach) continue
    const better =
      best === undefined ||
      far < best.far ||
      (far === best.far && isChoosable(bar.drawn) && !isChoosable(best.bar.drawn))
    if (better) best = { bar, far }
  }
  return best?.bar
}
