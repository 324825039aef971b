import {
  fitted,
  isWhole,
  panned,
  revealing,
  tappedView,
  type View,
  wholeView,
  zoomed,
} from '@takt/domain/history/time-history/view.ts'
import { useState } from 'react'

interface Zoom extends View {
  /** The moment at the left end of the axis when it was zoomed. */
  readonly base: number
  /** It reached to the end of the axis: it goes on with it. */
  readonly live: boolean
}

export interface ViewControl {
  readonly view: View
  readonly whole: boolean
  zoom(factor: number, at?: number): void
  pan(by: number): void
  /** Both fingers of a pinch: the view they began with, how far apart they are now, and how far they moved. */
  pinch(began: View, on: { readonly factor: number; readonly at: number; readonly by: number }): void
  tap(at: number, hour: number): void
  reveal(span: View): void
  reset(): void
}

/**
 * The part of the axis in sight. A period that slides on with the clock must not move bars away under a finger: a
 * zoomed view stays with its moments, unless it reaches to now.
 */
export function useView(length: number, base: number): ViewControl {
  const [kept, keep] = useState<Zoom | null>(null)
  const view = kept === null ? wholeView(length) : current(kept, length, base)
  const show = (next: View) => keep(isWhole(next, length) ? null : { ...next, base, live: next.to >= length - 1 })
  return {
    view,
    whole: kept === null || isWhole(view, length),
    zoom: (factor, at) => show(zoomed(view, length, at === undefined ? { factor } : { factor, at })),
    pan: (by) => show(panned(view, length, by)),
    pinch: (began, { factor, at, by }) => show(panned(zoomed(began, length, { factor, at }), length, by)),
    tap: (at, hour) => show(tappedView(view, length, { at, hour })),
    reveal: (span) => {
      const next = revealing(view, length, span)
      if (next !== view) show(next)
    },
    reset: () => keep(null),
  }
}

function current(kept: Zoom, length: number, base: number): View {
  const width = kept.to - kept.from
  if (kept.live) return fitted({ from: length - width, to: length }, length)
  const moved = base - kept.base
  return fitted({ from: kept.from - moved, to: kept.to - moved }, length)
}
