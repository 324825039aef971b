import { type Box, moved, resized, snap } from '@takt/domain/dashboards/placement.ts'
import { type PointerEvent, type RefObject, useRef } from 'react'

let drags = 0

interface Drag {
  readonly tag: string
  readonly what: 'move' | 'resize'
  readonly box: Box
  readonly x: number
  readonly y: number
  readonly cell: { readonly w: number; readonly h: number }
}

/** Moving and resizing by mouse, touch or pen. Whole cells, free while Alt is held; one drag is one step of undo. */
export function useDrag(
  canvas: RefObject<HTMLElement | null>,
  size: { readonly x: number; readonly y: number },
  onPlace: (box: Box, tag: string) => void,
) {
  const drag = useRef<Drag | null>(null)

  const start = (event: PointerEvent<HTMLElement>, what: Drag['what'], box: Box) => {
    const area = canvas.current?.getBoundingClientRect()
    if (event.button !== 0 || area === undefined) return
    // Without capture a fast pointer leaves the widget and the drag stays hanging.
    event.currentTarget.setPointerCapture(event.pointerId)
    drags += 1
    const cell = { w: area.width / size.x, h: area.height / size.y }
    drag.current = { tag: `drag${drags}`, what, box, x: event.clientX, y: event.clientY, cell }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const on = drag.current
    if (on === null) return
    const dx = (event.clientX - on.x) / on.cell.w
    const dy = (event.clientY - on.y) / on.cell.h
    const at = (value: number) => snap(value, event.altKey)
    const box =
      on.what === 'move'
        ? moved(on.box, { x: at(on.box.x + dx), y: at(on.box.y + dy) }, size)
        : resized(
            on.box,
            { w: leastOne(at(on.box.w + dx), event.altKey), h: leastOne(at(on.box.h + dy), event.altKey) },
            size,
          )
    onPlace(box, on.tag)
  }

  const end = () => {
    drag.current = null
  }

  const handlers = { onPointerMove: move, onPointerUp: end, onPointerCancel: end }
  return { start, handlers }
}

/** Snapped to cells a widget is at least one of them. */
function leastOne(value: number, free: boolean): number {
  return free ? value : Math.max(value, 1)
}
