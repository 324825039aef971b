import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'

/** Whether somebody types into a field outside the page, as the search of machines in its bar: a step that comes by itself must not take the focus from it. */
export function isTypedOutside(): boolean {
  const at = document.activeElement
  return isTextEntry(at) && at?.closest('main') === null
}
