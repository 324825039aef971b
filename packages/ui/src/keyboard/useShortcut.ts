import { useEffect, useEffectEvent } from 'react'
import { matchesShortcut, parseShortcut, worksInFields } from './shortcut.ts'

export interface ShortcutOptions {
  enabled?: boolean | undefined
  /** `false`: in a text field the keys keep what they mean there, such as marking all of it. */
  inFields?: boolean | undefined
}

export function isTextEntry(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

export function useShortcut(
  combination: string,
  onTrigger: (key: string, event: KeyboardEvent) => void,
  { enabled = true, inFields = true }: ShortcutOptions = {},
) {
  const trigger = useEffectEvent(onTrigger)
  useEffect(() => {
    if (!enabled) return
    const shortcut = parseShortcut(combination)
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || !matchesShortcut(event, shortcut)) return
      if (isTextEntry(event.target) && !(inFields && worksInFields(shortcut))) return
      event.preventDefault()
      trigger(event.key, event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [combination, enabled, inFields])
}
