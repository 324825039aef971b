import type { DashboardWidget } from '../dashboard.ts'
import type { Box } from '../placement.ts'

/** New places of widgets, by their ids. */
export type Places = ReadonlyMap<string, Box>

/** Two decimals are finer than any pixel of a grid and keep saved files readable. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100
}

/** The smallest box around all of them; undefined around nothing. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x, y, w: tidy(right - x), h: tidy(bottom - y) }
}

/** In the order in which they were chosen, without what is locked. */
export function movable(widgets: readonly DashboardWidget[], ids: readonly string[]): DashboardWidget[] {
  return ids.flatMap((id) => widgets.find((widget) => widget.id === id && widget.locked !== true) ?? [])
}

/** The same list with some of them elsewhere; the very same one where nothing moved, so that it is no step of undo. */
export function withPlaces<W extends DashboardWidget>(widgets: readonly W[], places: Places): readonly W[] {
  let moved = false
  const next = widgets.map((widget) => {
    const place = places.get(widget.id)
    const edges = ['x', 'y', 'w', 'h'] as const
    if (place === undefined || edges.every((edge) => place[edge] === widget.pos[edge])) return widget
    moved = true
    const { x, y, w, h } = place
    return { ...widget, pos: { ...widget.pos, x, y, w, h } }
  })
  return moved ? next : widgets
}
