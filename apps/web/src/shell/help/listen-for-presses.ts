import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { isLongPress, LONG_PRESS_MS, type Point, stayed } from './long-press.ts'

export interface Pressed extends Point {
  readonly target: Element
}

/** Hears of a press that is held in one place. The click that its end would make is swallowed. */
export function listenForLongPresses(onLongPress: (press: Pressed) => void): () => void {
  let held: { from: Point; at: Point; since: number; timer: ReturnType<typeof setTimeout> } | null = null
  const end = () => {
    clearTimeout(held?.timer)
    held = null
  }
  const down = (event: PointerEvent) => {
    end()
    // A finger's long press often ends without a click; the next tap must not pay for it.
    window.removeEventListener('click', swallow, true)
    const { target } = event
    if (!event.isPrimary || event.button !== 0 || !(target instanceof Element) || isTextEntry(target)) return
    // A key of the on-screen keyboard that is held repeats its letter.
    if (target.closest('[data-keeps-press]')) return
    const from = { x: event.clientX, y: event.clientY }
    const timer = setTimeout(() => {
      // A timer may come a part of a millisecond early.
      const press = held && { from: held.from, to: held.at, heldMs: Math.ceil(performance.now() - held.since) }
      end()
      if (press === null || !isLongPress(press)) return
      window.addEventListener('click', swallow, { capture: true, once: true })
      onLongPress({ ...press.to, target })
    }, LONG_PRESS_MS)
    held = { from, at: from, since: performance.now(), timer }
  }
  const move = (event: PointerEvent) => {
    if (held === null || !event.isPrimary) return
    held.at = { x: event.clientX, y: event.clientY }
    if (!stayed(held.from, held.at)) end()
  }
  const kinds = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const
  for (const [kind, then] of Object.entries(kinds)) window.addEventListener(kind, then as EventListener, true)
  return () => {
    end()
    for (const [kind, then] of Object.entries(kinds)) window.removeEventListener(kind, then as EventListener, true)
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
