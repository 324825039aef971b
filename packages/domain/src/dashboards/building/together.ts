/** Several widgets moved and sized as one body: decision 0123. */
import type { Dashboard, DashboardWidget } from '../dashboard.ts'
import { type Box, snap } from '../placement.ts'
import { around, type Places, tidy } from './boxes.ts'

type Size = Dashboard['size']
type Placed = Pick<DashboardWidget, 'id' | 'pos'>

/** The body stops at the edge of the grid; what lies outside of it already may come in. */
export function movedTogether(
  widgets: readonly Placed[],
  by: { readonly x: number; readonly y: number },
  size: Size,
): Places {
  const body = around(widgets.map(({ pos }) => pos))
  if (body === undefined) return new Map()
  const x = within(body.x + by.x, size.x - body.w) - body.x
  const y = within(body.y + by.y, size.y - body.h) - body.y
  return new Map(widgets.map(({ id, pos }) => [id, { ...boxOf(pos), x: tidy(pos.x + x), y: tidy(pos.y + y) }]))
}

/** Dragged on cells the body's corner lands on them, wherever in its cell it began. */
export function draggedTogether(
  widgets: readonly Placed[],
  by: { readonly x: number; readonly y: number; readonly free: boolean },
  size: Size,
): Places {
  const body = around(widgets.map(({ pos }) => pos))
  if (body === undefined) return new Map()
  const to = { x: snap(body.x + by.x, by.free), y: snap(body.y + by.y, by.free) }
  return movedTogether(widgets, { x: to.x - body.x, y: to.y - body.y }, size)
}

/**
 * The body is made so large; every edge within it moves in proportion, so that what touched goes on touching. On cells
 * nothing becomes smaller than one of them.
 */
export function sizedTogether(
  widgets: readonly Placed[],
  to: { readonly w: number; readonly h: number; readonly free: boolean },
  size: Size,
): Places {
  const body = around(widgets.map(({ pos }) => pos))
  if (body === undefined) return new Map()
  const least = to.free ? 0.1 : 1
  const wide = Math.min(Math.max(snap(to.w, to.free), least), Math.max(size.x - body.x, body.w))
  const high = Math.min(Math.max(snap(to.h, to.free), least), Math.max(size.y - body.y, body.h))
  const across = stretch(body.x, body.w, wide, to.free)
  const down = stretch(body.y, body.h, high, to.free)
  const edge = (from: number, end: number, most: number) => ({ from, long: tidy(Math.max(end - from, least)), most })
  return new Map(
    widgets.map(({ id, pos }) => {
      const h = edge(across(pos.x), across(pos.x + pos.w), size.x)
      const v = edge(down(pos.y), down(pos.y + pos.h), size.y)
      return [id, { x: inGrid(h), y: inGrid(v), w: h.long, h: v.long }]
    }),
  )
}

/** The edges of the body stay where they are put; those within it fall on cells. */
function stretch(start: number, before: number, after: number, free: boolean): (edge: number) => number {
  if (before === after) return (edge) => edge
  return (edge) => {
    const at = start + ((edge - start) * after) / before
    return edge === start ? start : edge === tidy(start + before) ? tidy(start + after) : snap(at, free)
  }
}

/** One that could not become smaller does not leave the grid by that. */
function inGrid({ from, long, most }: { readonly from: number; readonly long: number; readonly most: number }): number {
  return tidy(Math.max(0, Math.min(from, most - long)))
}

function boxOf({ x, y, w, h }: Box): Box {
  return { x, y, w, h }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, Math.max(most, 0)))
}
