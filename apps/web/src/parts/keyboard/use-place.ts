import { type KeyboardPlace, limitPlace, toPercent, toPixels } from '@takt/domain/ground/keyboard/place.ts'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useDeviceValue } from '../../device/device-storage.ts'
import { keptKeyboard } from './kept-keyboard.ts'

const MARGIN = 24

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight })

/** Where a movable keyboard stands, and the way to drag it by its handle. */
export function usePlace(keyboard: RefObject<HTMLElement | null>, movable: boolean): CSSProperties | undefined {
  const { position } = useDeviceValue(keptKeyboard)
  const [dragged, setDragged] = useState<KeyboardPlace | null>(null)
  const [, resized] = useState(0)
  const [place, setPlace] = useState<KeyboardPlace | null>(null)

  useEffect(() => {
    const again = () => resized((count) => count + 1)
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [])

  // Measured after it is drawn: its height depends on its layout.
  useLayoutEffect(() => {
    const size = keyboard.current?.getBoundingClientRect()
    if (!movable || !size) return
    const middle = { left: (window.innerWidth - size.width) / 2, bottom: MARGIN }
    const wanted = dragged ?? (position ? toPixels(position, windowSize()) : middle)
    const next = limitPlace(wanted, windowSize(), size)
    setPlace((before) => (before?.left === next.left && before.bottom === next.bottom ? before : next))
  })

  useEffect(() => {
    if (!movable) return
    let from: { x: number; y: number; place: KeyboardPlace } | null = null
    const moved = (event: PointerEvent): KeyboardPlace | null => {
      const box = keyboard.current?.getBoundingClientRect()
      if (!from || !box) return null
      const { left, bottom } = from.place
      return limitPlace(
        { left: left + event.clientX - from.x, bottom: bottom - event.clientY + from.y },
        windowSize(),
        box,
      )
    }
    const start = (event: PointerEvent) => {
      const box = keyboard.current?.getBoundingClientRect()
      const handle = event.target instanceof Element && event.target.closest('[data-keyboard-handle]')
      if (!handle || !box || !keyboard.current?.contains(handle)) return
      from = { x: event.clientX, y: event.clientY, place: { left: box.left, bottom: window.innerHeight - box.bottom } }
    }
    const move = (event: PointerEvent) => setDragged((before) => moved(event) ?? before)
    const end = (event: PointerEvent) => {
      const last = moved(event)
      from = null
      setDragged(null)
      if (last) keptKeyboard.set({ ...keptKeyboard.get(), position: toPercent(last, windowSize()) })
    }
    const kinds = { pointerdown: start, pointermove: move, pointerup: end, pointercancel: end } as const
    for (const [kind, then] of Object.entries(kinds)) window.addEventListener(kind, then as EventListener, true)
    return () => {
      for (const [kind, then] of Object.entries(kinds)) window.removeEventListener(kind, then as EventListener, true)
    }
  }, [keyboard, movable])

  return movable && place ? { left: place.left, bottom: place.bottom } : undefined
}
