import { REPEAT_AFTER_MS, REPEAT_EVERY_MS, repeats, scannerIsTyping } from '@takt/domain/ground/keyboard/press.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Presses on the keys of `keyboard`, heard before the page does: neither the focus of the field nor the dialog around it
 * may answer to them. Answers the key that is down.
 */
export function usePressedKeys(keyboard: RefObject<HTMLElement | null>, onKey: (key: string) => void): string | null {
  const [down, setDown] = useState<string | null>(null)
  const press = useEffectEvent(onKey)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastTyped: number | null = null
    const type = (key: string) => {
      if (!scannerIsTyping(lastTyped, performance.now())) press(key)
    }
    const release = () => {
      clearTimeout(timer)
      setDown(null)
    }
    const hold = (key: string, ms: number) => {
      timer = setTimeout(() => {
        type(key)
        hold(key, REPEAT_EVERY_MS)
      }, ms)
    }
    const listen = (event: Event) => {
      if (!(event.target instanceof Node) || !keyboard.current?.contains(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key
      if (key === undefined) return
      // Pressed without a finger, by something that reads the page aloud; or a key that takes the keyboard away: what
      // lies below it must not get the end of the press.
      if (event.type === 'click' && ((event as MouseEvent).detail === 0 || key === 'hide')) return type(key)
      if (event.type !== 'pointerdown' || (event as PointerEvent).button !== 0) return
      clearTimeout(timer)
      setDown(key)
      if (key === 'hide') return
      type(key)
      if (repeats(key)) hold(key, REPEAT_AFTER_MS)
    }
    const typed = (event: KeyboardEvent) => {
      if (event.isTrusted && event.key.length === 1) lastTyped = performance.now()
    }
    const mine = ['pointerdown', 'mousedown', 'click', 'contextmenu'] as const
    for (const kind of mine) window.addEventListener(kind, listen, true)
    for (const kind of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(kind, release, true)
    window.addEventListener('keydown', typed, true)
    return () => {
      clearTimeout(timer)
      for (const kind of mine) window.removeEventListener(kind, listen, true)
      for (const kind of ['pointerup', 'pointercancel', 'blur']) window.removeEventListener(kind, release, true)
      window.removeEventListener('keydown', typed, true)
    }
  }, [keyboard])
  return down
}
