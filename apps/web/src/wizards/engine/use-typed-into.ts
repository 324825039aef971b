import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { type RefObject, useEffect } from 'react'

/** A scanner types wherever the focus happens to be: what it reads lands in the field of the step. */
export function useTypedInto(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!plain || event.defaultPrevented || isTextEntry(event.target) || isInDialog(event.target)) return
      const field = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      field?.focus()
      // A browser puts the cursor in front: a badge would stand before the number that was tapped. A note goes on instead.
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
      else field?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [around])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
