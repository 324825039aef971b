import { turnWheel, WHEEL_AT_REST } from '@takt/domain/documents/viewer/wheel.ts'
import { PAN_PX, pinchZoom } from '@takt/domain/documents/viewer/zoom.ts'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'

interface Gestures {
  readonly enabled: boolean
  readonly zoom: number
  onWheel(deltaY: number): void
  onZoom(zoom: number): void
}

/** Ctrl and the wheel, and two fingers. Both are the browser's own zoom otherwise: it must not have them. */
export function useGestures(area: HTMLElement | null, { enabled, zoom, onWheel, onZoom }: Gestures): void {
  const wheel = useEffectEvent(onWheel)
  const pinch = useEffectEvent((from: number, to: number, start: number) => onZoom(pinchZoom(start, { from, to })))
  const now = useEffectEvent(() => zoom)
  useEffect(() => {
    if (!enabled || !area) return
    let turned = WHEEL_AT_REST
    const onWheelEvent = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const next = turnWheel(turned, { by: event.deltaY, at: event.timeStamp, inDots: event.deltaMode === 0 })
      turned = next.wheel
      if (next.step !== 0) wheel(next.step)
    }
    const fingers = new Map<number, { x: number; y: number }>()
    let start: { apart: number; zoom: number } | null = null
    const apart = () => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      start = fingers.size === 2 ? { apart: apart(), zoom: now() } : null
    }
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (start && fingers.size === 2) pinch(start.apart, apart(), start.zoom)
    }
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      start = null
    }
    area.addEventListener('wheel', onWheelEvent, { passive: false })
    area.addEventListener('pointerdown', down)
    area.addEventListener('pointermove', move)
    area.addEventListener('pointerup', up)
    area.addEventListener('pointercancel', up)
    return () => {
      area.removeEventListener('wheel', onWheelEvent)
      area.removeEventListener('pointerdown', down)
      area.removeEventListener('pointermove', move)
      area.removeEventListener('pointerup', up)
      area.removeEventListener('pointercancel', up)
    }
  }, [enabled, area])
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move what is seen of the document. */
export function panBy(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key]
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.scrollBy({ left: direction[0] * PAN_PX, top: direction[1] * PAN_PX })
}
