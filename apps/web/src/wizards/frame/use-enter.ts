import { useEffect, useEffectEvent } from 'react'

/** Where Enter has a meaning of its own: the focused button, a line of text, the marked row. */
const OWN_ENTER = 'button, a, textarea, select, [role="grid"], [role="menu"], [role="dialog"], [role="alertdialog"]'

/** Enter is next, wherever the focus is. A held key counts once. */
export function useEnter(next: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof HTMLElement && event.target.closest(OWN_ENTER)) return
    event.preventDefault()
    next()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
