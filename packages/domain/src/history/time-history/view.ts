/** The part of the axis that is shown. Zoom and pan never leave the axis and never show less than five minutes. */
export interface View {
  /** Milliseconds from the left end of the axis. */
  readonly from: number
  readonly to: number
}

const LEAST_MS = 5 * 60_000
const HOUR_MS = 3_600_000
/** One press of + or −, one notch of the wheel. */
export const ZOOM_STEP = 2

export function wholeView(length: number): View {
  return { from: 0, to: length }
}

export function isWhole({ from, to }: View, length: number): boolean {
  return from <= 0 && to >= length
}

/** `at` is what stays where it is: the finger, the pointer, or the middle. */
export function zoomed(view: View, length: number, on: { readonly factor: number; readonly at?: number }): View {
  const width = view.to - view.from
  const at = Math.min(Math.max(on.at ?? (view.from + view.to) / 2, view.from), view.to)
  const next = Math.min(Math.max(width / on.factor, Math.min(LEAST_MS, length)), length)
  const share = width === 0 ? 0 : (at - view.from) / width
  return placed(at - share * next, next, length)
}

export function panned(view: View, length: number, by: number): View {
  return placed(view.from + by, view.to - view.from, length)
}

/** Exactly this stretch, or as much of it as the axis has. */
export function viewOf(span: View, length: number): View {
  const width = Math.min(Math.max(span.to - span.from, Math.min(LEAST_MS, length)), length)
  return placed(span.from, width, length)
}

/** A double tap shows the hour that was tapped; inside an hour it goes four times nearer. */
export function tappedView(view: View, length: number, on: { readonly at: number; readonly hour: number }): View {
  if (view.to - view.from > HOUR_MS) return viewOf({ from: on.hour, to: on.hour + HOUR_MS }, length)
  return zoomed(view, length, { factor: 4, at: on.at })
}

/** The view, moved as little as needed, so that the stretch can be seen. */
export function revealing(view: View, length: number, span: View): View {
  if (span.from >= view.from && span.to <= view.to) return view
  const width = view.to - view.from
  if (span.to - span.from >= width) return placed(span.from, width, length)
  return span.from < view.from ? placed(span.from, width, length) : placed(span.to - width, width, length)
}

/** A longer axis (the period goes on) or a shorter one (another period) keeps what it can. */
export function fitted(view: View, length: number): View {
  return placed(view.from, Math.min(view.to - view.from, length), length)
}

function placed(from: number, width: number, length: number): View {
  const start = Math.min(Math.max(from, 0), length - width)
  return { from: start, to: start + width }
}
