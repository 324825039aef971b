import { hasCoarsePointer } from '../keyboard/coarse-pointer.ts'

const FIELDS = 'input, textarea, select, [role="combobox"], [role="radio"], [role="switch"], [role="checkbox"]'

/**
 * Where somebody begins to type. On the cross, which is first in a dialog, the Enter of a scanner would close the form.
 * Where a finger points the dialog itself has the focus: a field would bring the keyboard up over it.
 */
export function firstFocus(popup: HTMLElement | null): HTMLElement | true {
  const field = [...(popup?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(isReached)
  if (!popup || !field) return true
  return hasCoarsePointer() ? popup : field
}

/** By Tab: the input that a switch hides in itself is none, nor what is disabled. */
function isReached(field: HTMLElement): boolean {
  return field.tabIndex >= 0 && !field.matches(':disabled, [aria-hidden="true"]') && field.checkVisibility()
}
