import { touchedBy } from '@takt/domain/dashboards/building/selection.ts'
import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import type { Box } from '@takt/domain/dashboards/placement.ts'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

const STILL_PX = 3

interface Pull {
  readonly x: number
  readonly y: number
  readonly area: DOMRect
  /** What stays chosen whatever the band touches. */
  readonly before: readonly string[]
}

interface BandOn {
  readonly canvas: RefObject<HTMLElement | null>
  readonly size: { readonly x: number; readonly y: number }
  readonly widgets: readonly DashboardWidget[]
  readonly onTouched: (ids: readonly string[]) => void
}

/** The rubber band that chooses what it touches, in cells of the grid. */
export function useBand({ canvas, size, widgets, onTouched }: BandOn) {
  const pull = useRef<Pull | null>(null)
  const [band, setBand] = useState<Box | null>(null)

  const start = (event: PointerEvent<HTMLElement>, before: readonly string[]) => {
    const area = canvas.current?.getBoundingClientRect()
    if (area === undefined) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { x: event.clientX, y: event.clientY, area, before }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const on = pull.current
    if (on === null) return
    if (band === null && Math.hypot(event.clientX - on.x, event.clientY - on.y) < STILL_PX) return
    const across = (px: number) => ((px - on.area.left) / on.area.width) * size.x
    const down = (px: number) => ((px - on.area.top) / on.area.height) * size.y
    const [left, right] = [Math.min(on.x, event.clientX), Math.max(on.x, event.clientX)]
    const [top, bottom] = [Math.min(on.y, event.clientY), Math.max(on.y, event.clientY)]
    const box = { x: across(left), y: down(top), w: across(right) - across(left), h: down(bottom) - down(top) }
    setBand(box)
    const touched = touchedBy(box, widgets)
    onTouched([...on.before, ...touched.filter((id) => !on.before.includes(id))])
  }

  /** Whether nothing was pulled: a press beside every widget. */
  const end = () => {
    const pressed = pull.current !== null && band === null
    pull.current = null
    setBand(null)
    return pressed
  }

  return { band, start, move, end }
}
