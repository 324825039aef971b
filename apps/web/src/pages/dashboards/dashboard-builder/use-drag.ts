import { around, type Places } from '@takt/domain/dashboards/building/boxes.ts'
import { draggedTogether, sizedTogether } from '@takt/domain/dashboards/building/together.ts'
import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { type PointerEvent, type RefObject, useRef } from 'react'

let drags = 0
/** A hand that presses trembles: less than this is no drag. */
const STILL_PX = 3

type Placed = Pick<DashboardWidget, 'id' | 'pos'>

interface Drag {
  readonly tag: string
  readonly what: 'move' | 'resize'
  /** As they lay when it began. */
  readonly widgets: readonly Placed[]
  readonly x: number
  readonly y: number
  readonly cell: { readonly w: number; readonly h: number }
  began: boolean
}

/** Moving and sizing by mouse, touch or pen. Whole cells, free while Alt is held; one drag is one step of undo. */
export function useDrag(
  canvas: RefObject<HTMLElement | null>,
  size: { readonly x: number; readonly y: number },
  onPlace: (places: Places, tag: string) => void,
) {
  const drag = useRef<Drag | null>(null)

  const start = (event: PointerEvent<HTMLElement>, what: Drag['what'], widgets: readonly Placed[]) => {
    const area = canvas.current?.getBoundingClientRect()
    if (event.button !== 0 || area === undefined) return
    // Without capture a fast pointer leaves the widget and the drag stays hanging.
    event.currentTarget.setPointerCapture(event.pointerId)
    drags += 1
    const cell = { w: area.width / size.x, h: area.height / size.y }
    drag.current = { tag: `drag${drags}`, what, widgets, x: event.clientX, y: event.clientY, cell, began: false }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const on = drag.current
    if (on === null) return
    on.began ||= Math.hypot(event.clientX - on.x, event.clientY - on.y) >= STILL_PX
    if (!on.began) return
    const by = { x: (event.clientX - on.x) / on.cell.w, y: (event.clientY - on.y) / on.cell.h, free: event.altKey }
    const body = around(on.widgets.map(({ pos }) => pos))
    if (body === undefined) return
    const places =
      on.what === 'move'
        ? draggedTogether(on.widgets, by, size)
        : sizedTogether(on.widgets, { w: body.w + by.x, h: body.h + by.y, free: by.free }, size)
    onPlace(places, on.tag)
  }

  /** Whether it was no drag at all but a press. */
  const end = () => {
    const pressed = drag.current?.began === false
    drag.current = null
    return pressed
  }

  return { start, move, end }
}
