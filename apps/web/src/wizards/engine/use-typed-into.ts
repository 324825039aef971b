import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { type RefObject, useEffect } from 'react'

/** A scanner types wherever the focus happens to be: what it reads lands in the field of the step. */
export function useTypedInto(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!plain || event.defaultPrevented || isTextEntry(event.target) || isInDialog(event.target)) return
      around.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [around])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
