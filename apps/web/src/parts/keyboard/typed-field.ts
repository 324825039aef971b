/** Fields a person writes letters or digits into; the browser has a picker of its own for the others. */
const WRITTEN = ['', 'text', 'search', 'password', 'email', 'url', 'tel', 'number']

export type TypedField = HTMLInputElement | HTMLTextAreaElement

/** The field that keys go to: the one that has the focus and can be written into. */
export function typedField(): TypedField | null {
  const field = document.activeElement
  if (field instanceof HTMLTextAreaElement) return field.readOnly ? null : field
  if (!(field instanceof HTMLInputElement) || field.readOnly) return null
  return WRITTEN.includes(field.getAttribute('type') ?? '') ? field : null
}

/**
 * The browser's own command, outdated by name and without a successor: it writes at the caret or over what is marked,
 * keeps to the field's length, can be undone, tells React, and is the only way into a number field that holds "1.".
 */
export function writeText(text: string): void {
  document.execCommand('insertText', false, text)
}

export function takeBack(): void {
  document.execCommand('delete')
}

/** A number field tells nobody where its caret is. */
export function moveCaret(field: TypedField, by: -1 | 1): void {
  const { selectionStart: start, selectionEnd: end } = field
  if (start === null || end === null) return
  const at = start !== end ? (by < 0 ? start : end) : Math.min(field.value.length, Math.max(0, start + by))
  field.setSelectionRange(at, at)
}

/** What Enter does: a new line, or what the page or its form makes of it. */
export function pressEnter(field: TypedField): void {
  if (field instanceof HTMLTextAreaElement) {
    writeText('\n')
    return
  }
  const init: KeyboardEventInit = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  const taken = !field.dispatchEvent(new KeyboardEvent('keydown', init))
  field.dispatchEvent(new KeyboardEvent('keyup', init))
  if (taken || !field.form) return
  const button = [...field.form.elements].find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  // As the browser does it: a button that is not ready holds the form back.
  if (!button) field.form.requestSubmit()
  else if (!button.disabled) button.click()
}
