/** The list of layers: the uppermost first, as one sees them: decision 0123. */
import type { DashboardWidget } from '../dashboard.ts'
import { type Box, inDrawingOrder, layerOf } from '../placement.ts'

export interface LayerRow {
  readonly id: string
  /** The widget under which it lies wholly: on the canvas it cannot be pressed. */
  readonly behind: string | undefined
}

export function layerRows(widgets: readonly DashboardWidget[]): LayerRow[] {
  const inOrder = inDrawingOrder(widgets)
  return inOrder
    .map((widget, at) => ({
      id: widget.id,
      behind: inOrder.slice(at + 1).findLast((above) => covers(above.pos, widget.pos))?.id,
    }))
    .toReversed()
}

function covers(above: Box, below: Box): boolean {
  return (
    above.x <= below.x &&
    above.y <= below.y &&
    above.x + above.w >= below.x + below.w &&
    above.y + above.h >= below.y + below.h
  )
}

/** One place up or down among all of them; at the end of the list nothing changes. */
export function restacked(widgets: readonly DashboardWidget[], id: string, by: 1 | -1): readonly DashboardWidget[] {
  const inOrder = inDrawingOrder(widgets)
  const from = inOrder.findIndex((widget) => widget.id === id)
  const moving = inOrder[from]
  const other = inOrder[from + by]
  if (moving === undefined || other === undefined) return widgets
  return inThisOrder(inOrder.with(from, other).with(from + by, moving))
}

/** Numbers are raised only where they would contradict the order. */
function inThisOrder(widgets: readonly DashboardWidget[]): DashboardWidget[] {
  let least = Number.NEGATIVE_INFINITY
  return widgets.map((widget) => {
    const layer = layerOf(widget)
    if (layer >= least) {
      least = layer
      return widget
    }
    return { ...widget, pos: { ...widget.pos, z: least } }
  })
}
