/** Fingers and mouse on the plot: tap, double tap, drag, pinch, hover and wheel, told as places in the picture. */
import type { View } from '@takt/domain/history/time-history/view.ts'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** A place in the picture: which row, and how far along its axis. */
export interface PlotPoint {
  readonly row: number
  readonly offset: number
}

export interface Gestures {
  readonly view: View
  pointAt(clientX: number, clientY: number): PlotPoint
  onTap(point: PlotPoint, on: { readonly extend: boolean; readonly touch: boolean }): void
  onDoubleTap(point: PlotPoint): void
  /** While it goes on, and at last with `done`; undefined when it was broken off. */
  onDrag(from: PlotPoint, to: PlotPoint | undefined, done: boolean): void
  onPinch(began: View, on: { readonly factor: number; readonly at: number; readonly by: number }): void
  onHover(point: PlotPoint | undefined): void
  onZoom(factor: number, at: number): void
  onPan(by: number): void
}

const DRAG_PIXELS = 10
const DOUBLE_MS = 350
const DOUBLE_PIXELS = 30

interface Down {
  readonly x: number
  readonly y: number
}
type Going =
  | { readonly kind: 'press' | 'drag'; readonly at: Down; readonly from: PlotPoint }
  | {
      readonly kind: 'pinch'
      readonly view: View
      readonly apart: number
      readonly middle: number
      readonly at: number
    }
  /** A finger that is left over from a pinch chooses nothing. */
  | { readonly kind: 'over' }

export function useGestures(plot: RefObject<HTMLElement | null>, on: Gestures) {
  const fingers = useRef(new Map<number, Down>())
  const going = useRef<Going | null>(null)
  const lastTap = useRef<(Down & { readonly time: number }) | null>(null)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const sideways = event.shiftKey ? event.deltaY : event.deltaX
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      on.onZoom(2 ** (-event.deltaY / 200), on.pointAt(event.clientX, event.clientY).offset)
    } else if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
      event.preventDefault()
      on.onPan(on.pointAt(sideways, 0).offset - on.pointAt(0, 0).offset)
    }
  })
  // React listens passively: a wheel of its own cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = plot.current
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [plot])

  const pinching = (): { apart: number; x: number; y: number } => {
    const [a, b] = [...fingers.current.values()] as [Down, Down]
    return { apart: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const tapped = (event: PointerEvent, point: PlotPoint) => {
    const touch = event.pointerType !== 'mouse'
    const before = lastTap.current
    const again =
      before !== null &&
      event.timeStamp - before.time < DOUBLE_MS &&
      Math.hypot(event.clientX - before.x, event.clientY - before.y) < DOUBLE_PIXELS
    lastTap.current = again ? null : { x: event.clientX, y: event.clientY, time: event.timeStamp }
    // The second tap takes back what the first one chose.
    on.onTap(point, { extend: event.shiftKey, touch })
    if (again) on.onDoubleTap(point)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size === 2) {
        if (going.current?.kind === 'drag') on.onDrag(going.current.from, undefined, true)
        const { apart, x, y } = pinching()
        going.current = { kind: 'pinch', view: on.view, apart, middle: x, at: on.pointAt(x, y).offset }
      } else if (fingers.current.size === 1) {
        const at = { x: event.clientX, y: event.clientY }
        going.current = { kind: 'press', at, from: on.pointAt(at.x, at.y) }
        event.currentTarget.setPointerCapture(event.pointerId)
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const now = going.current
      if (!fingers.current.has(event.pointerId)) {
        if (event.pointerType === 'mouse') on.onHover(on.pointAt(event.clientX, event.clientY))
        return
      }
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (now?.kind === 'pinch') {
        const { apart, x } = pinching()
        const factor = apart / now.apart
        const perPixel = (on.pointAt(100, 0).offset - on.pointAt(0, 0).offset) / 100
        on.onPinch(now.view, { factor, at: now.at, by: (now.middle - x) * perPixel })
        return
      }
      if (now?.kind !== 'press' && now?.kind !== 'drag') return
      const far = Math.hypot(event.clientX - now.at.x, event.clientY - now.at.y)
      if (now.kind === 'press' && far < DRAG_PIXELS) return
      going.current = { ...now, kind: 'drag' }
      on.onDrag(now.from, on.pointAt(event.clientX, event.clientY), false)
    },
    onPointerUp: (event: PointerEvent) => {
      if (!fingers.current.delete(event.pointerId)) return
      const now = going.current
      if (now?.kind === 'press') tapped(event, now.from)
      if (now?.kind === 'drag') on.onDrag(now.from, on.pointAt(event.clientX, event.clientY), true)
      going.current = fingers.current.size === 0 ? null : { kind: 'over' }
    },
    onPointerCancel: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId)
      if (going.current?.kind === 'drag') on.onDrag(going.current.from, undefined, true)
      going.current = fingers.current.size === 0 ? null : { kind: 'over' }
    },
    onPointerLeave: () => on.onHover(undefined),
  }
}
