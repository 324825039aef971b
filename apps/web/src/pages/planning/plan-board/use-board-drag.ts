import type { Bar, Wish } from '@takt/domain/planning/board-plan.ts'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type BoardRow, lineAt, ROW } from './board-rows.ts'
import styles from './PlanBoard.module.css'

interface DragFacts {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: readonly BoardRow[]
  readonly label: number
  readonly perPixel: number
  /** The moment at the left end. */
  readonly from: number
  readonly onMove: (card_no: string, wish: Wish) => boolean
  readonly onOpen: (card_no: string) => void
}

interface Drag {
  readonly card_no: string
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  /** From the pointer to the left end of the bar. */
  readonly grabbed: number
  readonly width: number
  x: number
  y: number
  moves: boolean
}

/** Less is a press. */
const SLOP = 6
const EDGE = 48
const SCROLL_STEP = 14

/**
 * An order follows the mouse without a new picture of the board: one element is moved, once a frame. A finger scrolls; it
 * moves an order by its dialog.
 */
export function useBoardDrag(facts: DragFacts) {
  const ghost = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const frame = useRef(0)
  const pressed = useRef(false)
  const now = useRef(facts)
  now.current = facts
  const boardPoint = (on: Drag) => {
    const { scroller, label } = now.current
    const box = scroller.current
    if (!box) return { x: 0, y: 0 }
    const rect = box.getBoundingClientRect()
    return { x: on.x - rect.left + box.scrollLeft - label, y: on.y - rect.top + box.scrollTop }
  }
  const paint = () => {
    frame.current = 0
    const on = drag.current
    const element = ghost.current
    const box = now.current.scroller.current
    if (!on?.moves || !element || !box) return
    const rect = box.getBoundingClientRect()
    const [left, right] = [on.x - rect.left - now.current.label, rect.right - on.x]
    const [above, below] = [on.y - rect.top - EDGE, rect.bottom - on.y]
    if (left < EDGE) box.scrollLeft -= SCROLL_STEP
    else if (right < EDGE) box.scrollLeft += SCROLL_STEP
    if (above < EDGE) box.scrollTop -= SCROLL_STEP
    else if (below < EDGE) box.scrollTop += SCROLL_STEP
    const point = boardPoint(on)
    const line = lineAt(now.current.rows, point.y)
    const row = now.current.rows.find((one) => one.kind === 'line' && one.line === line)
    element.hidden = false
    element.style.width = `${on.width}px`
    element.style.height = `${ROW - 8}px`
    element.style.transform = `translate(${point.x + now.current.label - on.grabbed}px, ${row ? row.top + 4 : point.y - ROW / 2}px)`
    if (left < EDGE || right < EDGE || above < EDGE || below < EDGE) frame.current = requestAnimationFrame(paint)
  }
  const end = () => {
    drag.current = null
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (ghost.current) ghost.current.hidden = true
    document.body.classList.remove(styles.dragging ?? '')
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag.current?.moves) return
    event.stopPropagation()
    // The button is let go later, which is no press on the order.
    pressed.current = true
    end()
  })
  const leave = useEffectEvent(end)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    window.addEventListener('keydown', listen, true)
    return () => {
      window.removeEventListener('keydown', listen, true)
      leave()
    }
  }, [])
  const bind = (bar: Bar, at: { readonly left: number; readonly width: number }) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pressed.current = false
      if (event.button !== 0 || event.pointerType !== 'mouse') return
      const { clientX: x, clientY: y, pointerId: pointer } = event
      const grabbed = x - event.currentTarget.getBoundingClientRect().left
      drag.current = {
        card_no: bar.card_no,
        pointer,
        startX: x,
        startY: y,
        grabbed,
        width: at.width,
        x,
        y,
        moves: false,
      }
      event.currentTarget.setPointerCapture(pointer)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const on = drag.current
      if (!on || on.pointer !== event.pointerId) return
      on.x = event.clientX
      on.y = event.clientY
      if (!on.moves && Math.hypot(on.x - on.startX, on.y - on.startY) < SLOP) return
      if (!on.moves) document.body.classList.add(styles.dragging ?? '')
      on.moves = true
      if (frame.current === 0) frame.current = requestAnimationFrame(paint)
    },
    onPointerUp: () => {
      const on = drag.current
      if (!on?.moves) {
        drag.current = null
        return
      }
      pressed.current = true
      const point = boardPoint(on)
      const { rows, perPixel, from, onMove } = now.current
      const line = lineAt(rows, point.y)
      end()
      if (line)
        onMove(on.card_no, { machine_id: line.machine.machine_id, at: from + (point.x - on.grabbed) * perPixel })
    },
    onPointerCancel: end,
    onClick: () => {
      // The press that ends a drag opens nothing.
      if (pressed.current) pressed.current = false
      else now.current.onOpen(bar.card_no)
    },
  })
  return { ghost, bind }
}

export type BoardDrag = ReturnType<typeof useBoardDrag>
