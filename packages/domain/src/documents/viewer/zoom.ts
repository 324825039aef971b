/** How large a document is drawn. Zoom is a whole number of percent, always a multiple of ten. */

export const LEAST_ZOOM = 50
export const MOST_ZOOM = 1500
const STEP = 10
/** PDF pages are drawn at this scale at least, so that a little zoom stays sharp. */
export const PAGE_SCALE = 1.5
export const RENDER_AFTER_MS = 1333
const PINCH_FROM_PX = 1
export const PAN_PX = 100

export function withinZoom(zoom: number): number {
  const whole = Math.round(zoom / STEP) * STEP
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, whole))
}

/** The buttons: a tenth less or more, at least ten percent. */
export function zoomStep(zoom: number, direction: 'in' | 'out'): number {
  const factor = direction === 'in' ? 1.1 : 0.9
  const whole = Math.round((zoom * factor) / STEP) * STEP
  const moved = direction === 'in' ? Math.max(whole, zoom + STEP) : Math.min(whole, zoom - STEP)
  return withinZoom(moved)
}

/** One turn of the wheel with ctrl; away from the person is larger. */
export function wheelZoom(zoom: number, deltaY: number): number {
  if (deltaY === 0) return withinZoom(zoom)
  return withinZoom(zoom + (deltaY < 0 ? STEP : -STEP))
}

/** Two fingers: as far as they went apart since they were set down. */
export function pinchZoom(zoom: number, { from, to }: { readonly from: number; readonly to: number }): number {
  if (from <= 0 || Math.abs(to - from) < PINCH_FROM_PX) return withinZoom(zoom)
  return withinZoom((zoom * to) / from)
}

/** What a zoom means in dots: 75 % is a page at its own size. */
export function drawingScale(zoom: number): number {
  return Math.max(0.3, zoom / 75)
}
