import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Moving rows of a list by their handle with mouse, touch or pen; Escape puts the row back. */
export function useRowDrag(parts: { place(key: string, at: number): void; restore(): void; begin(): void }) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const over = useEffectEvent((event: globalThis.PointerEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const at = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (dragged !== null && at >= 0 && rows[at]?.dataset.column !== dragged) parts.place(dragged, at)
  })
  const back = useEffectEvent(() => {
    parts.restore()
    setDragged(null)
  })
  useEffect(() => {
    if (dragged === null) return
    const drop = () => setDragged(null)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise the dialog around the list would close instead.
      event.stopPropagation()
      back()
    }
    window.addEventListener('pointermove', over)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', back)
    window.addEventListener('keydown', key, true)
    return () => {
      window.removeEventListener('pointermove', over)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', back)
      window.removeEventListener('keydown', key, true)
    }
  }, [dragged])
  return {
    list,
    dragged,
    start(event: PointerEvent, key: string): void {
      if (event.button !== 0) return
      event.preventDefault()
      parts.begin()
      setDragged(key)
    },
  }
}
