type Field = HTMLInputElement | HTMLTextAreaElement

interface Held {
  readonly value: string
  readonly selection: readonly [number, number | null] | null
}

/** What stood in the fields of the page before a scanner typed: a key may move the focus into another one. */
export type FieldsBefore = ReadonlyMap<Field, Held>

export function fieldsBefore(): FieldsBefore {
  const fields = document.querySelectorAll<Field>('input, textarea')
  return new Map([...fields].map((field) => [field, held(field)]))
}

function held({ value, selectionStart, selectionEnd }: Field): Held {
  // Fields of some types (number) have no selection to put back.
  return { value, selection: selectionStart === null ? null : [selectionStart, selectionEnd] }
}

/** Of all fields only the one that has the focus: what else changed meanwhile was not the scanner. */
export function restoreField(before: FieldsBefore, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const was = before.get(target)
  // Half a date is no value, but its digits are seen.
  if (was === undefined || (was.value === target.value && !target.validity.badInput)) return
  setValue(target, was.value)
  if (was.selection !== null) target.setSelectionRange(...was.selection)
}

/** Through the browser's own setter and an event: React hears of a change of value in no other way. */
function setValue(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
