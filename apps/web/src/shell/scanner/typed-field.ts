type Field = HTMLInputElement | HTMLTextAreaElement

/** What stood in a field before the scanner typed into it. */
export interface FieldBefore {
  restore(): void
}

export function fieldBefore(target: EventTarget | null): FieldBefore | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null
  const { value, selectionStart, selectionEnd } = target
  return {
    restore() {
      if (target.value === value) return
      setValue(target, value)
      // Fields of some types (number) have no selection to put back.
      if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd)
    },
  }
}

/** Through the browser's own setter and an event: React hears of a change of value in no other way. */
function setValue(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
