import { type Box, clampedToGrid, moved, NEW_WIDGET_SIZE, snap } from '@takt/domain/dashboards/placement.ts'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { AnyWidget } from '../../../dashboard/define-widget.ts'

/** A press is no drag. */
const STILL_PX = 6

interface Pull {
  readonly widget: AnyWidget
  readonly x: number
  readonly y: number
}

/** What is held above the page, and where. */
export interface Held {
  readonly widget: AnyWidget
  readonly x: number
  readonly y: number
}

/** A kind that is dragged onto the canvas, by mouse or pen; a finger scrolls the list and presses. */
export function usePaletteDrag(
  canvas: RefObject<HTMLElement | null>,
  size: { readonly x: number; readonly y: number },
  onDrop: (widget: AnyWidget, at: { readonly x: number; readonly y: number }) => void,
) {
  const pull = useRef<Pull | null>(null)
  /** The click that ends a drag on the tile it began on is no press. */
  const dragged = useRef(false)
  const [held, setHeld] = useState<Held | null>(null)
  const [dropAt, setDropAt] = useState<Box | null>(null)

  const placeUnder = (event: PointerEvent): Box | null => {
    const area = canvas.current?.getBoundingClientRect()
    if (area === undefined) return null
    const x = ((event.clientX - area.left) / area.width) * size.x
    const y = ((event.clientY - area.top) / area.height) * size.y
    if (x < 0 || y < 0 || x > size.x || y > size.y) return null
    const box = clampedToGrid({ x: 0, y: 0, ...NEW_WIDGET_SIZE }, size)
    return moved(box, { x: snap(x - box.w / 2, event.altKey), y: snap(y - box.h / 2, event.altKey) }, size)
  }
  const stop = () => {
    pull.current = null
    setHeld(null)
    setDropAt(null)
  }
  const of = (widget: AnyWidget) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      pull.current = { widget, x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const on = pull.current
      if (on === null) return
      if (held === null && Math.hypot(event.clientX - on.x, event.clientY - on.y) < STILL_PX) return
      dragged.current = true
      setHeld({ widget, x: event.clientX, y: event.clientY })
      setDropAt(placeUnder(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const at = dragged.current ? placeUnder(event) : null
      stop()
      if (at !== null) onDrop(widget, at)
    },
    onPointerCancel: stop,
    onKeyDown: (event: { readonly key: string }) => event.key === 'Escape' && stop(),
  })
  return { of, held, dropAt, wasDragged: () => dragged.current }
}
