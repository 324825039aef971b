import { type ColumnConfig, dropPlace, moveColumn } from '@takt/domain/dashboards/table-config.ts'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A column that has just moved stays where it is for a moment, or it would jump back and forth: D-STATE-08. */
const LOCKED_MS = 300

/** Dragging columns by their handle with mouse, touch or pen; Escape restores the old order: D-STATE-06..09-X. */
export function useColumnDrag(columns: readonly ColumnConfig[], onDrop: (columns: readonly ColumnConfig[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<readonly ColumnConfig[] | null>(null)
  const lockedUntil = useRef(0)

  useEffect(() => {
    if (dragged === null) return
    const current = { order: order ?? columns }
    let waiting: ReturnType<typeof setTimeout> | undefined
    const over = (event: globalThis.PointerEvent) => {
      clearTimeout(waiting)
      const locked = lockedUntil.current - performance.now()
      // A pointer that has come to rest meanwhile sends nothing more: its place is looked at when the lock ends.
      if (locked > 0) {
        waiting = setTimeout(() => over(event), locked)
        return
      }
      const next = moveTo(list.current, current.order, dragged, event)
      if (next === null) return
      current.order = next
      lockedUntil.current = performance.now() + LOCKED_MS
      setOrder(next)
    }
    const end = (keep: boolean) => {
      setDragged(null)
      setOrder(null)
      if (keep && current.order !== columns) onDrop(current.order)
    }
    const drop = () => end(true)
    const cancel = () => end(false)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && end(false)
    window.addEventListener('pointermove', over)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('pointermove', over)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key)
    }
  }, [dragged, order, columns, onDrop])

  return {
    list,
    dragged,
    columns: order ?? columns,
    start(event: PointerEvent, id: string) {
      if (event.button !== 0) return
      event.preventDefault()
      setOrder(columns)
      setDragged(id)
    },
  }
}

function moveTo(
  list: HTMLElement | null,
  order: readonly ColumnConfig[],
  dragged: string,
  pointer: { readonly clientX: number; readonly clientY: number },
): readonly ColumnConfig[] | null {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const under = items.find((item) => holds(item.getBoundingClientRect(), pointer))
  const id = under?.dataset.column
  if (under === undefined || id === undefined || id === dragged) return null
  const box = under.getBoundingClientRect()
  const others = order.filter((column) => column.id !== dragged)
  const at = others.findIndex((column) => column.id === id)
  const place = dropPlace({ start: box.left, size: box.width }, pointer.clientX)
  const next = moveColumn(order, dragged, place === 'after' ? at + 1 : at)
  return next.every((column, index) => column.id === order[index]?.id) ? null : next
}

function holds(box: DOMRect, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
