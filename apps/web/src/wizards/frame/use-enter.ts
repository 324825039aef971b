import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Where Enter has a meaning of its own: the focused button, a line of text, the marked row. */
const OWN_ENTER = 'button, a, textarea, select, [role="grid"], [role="menu"], [role="dialog"], [role="alertdialog"]'

/** Enter is next, wherever in the wizard the focus is: in the search of the page's bar it means what was searched. A held key counts once. */
export function useEnter(wizard: RefObject<HTMLElement | null>, next: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const { target } = event
    if (!(target instanceof HTMLElement) || hasOwnEnter(target)) return
    // Nothing of the page has the focus, or something in the wizard.
    if (!target.contains(wizard.current) && !wizard.current?.contains(target)) return
    event.preventDefault()
    next()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** An empty text has no line to break: there Enter passes over what may be left empty. */
function hasOwnEnter(target: HTMLElement): boolean {
  if (target instanceof HTMLTextAreaElement && target.value === '') return false
  return target.closest(OWN_ENTER) !== null
}
