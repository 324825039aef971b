import type { NumericMode } from '@takt/domain/ground/keyboard/layouts.ts'
import { numericModeOf } from '@takt/domain/ground/keyboard/numeric.ts'
import { useEffect, useState } from 'react'
import { type TypedField, typedField } from './typed-field.ts'

interface Typing {
  readonly field: TypedField
  readonly numeric: NumericMode
}

/**
 * The field that is being written into. Told only once the finger is up: a page that moved between the press on a button
 * and its release would lose the press.
 */
export function useTypedField(): Typing | null {
  const [typing, setTyping] = useState<Typing | null>(null)
  useEffect(() => {
    let down = false
    let asked: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(asked)
      // After the click that belongs to the release.
      asked = setTimeout(() => {
        if (down) return
        const field = typedField()
        setTyping((before) => (field === (before?.field ?? null) ? before : field && asTyping(field)))
      })
    }
    const press = (event: Event) => {
      down = event.type === 'pointerdown'
      if (!down) settle()
    }
    const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const kind of presses) window.addEventListener(kind, press, true)
    for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, settle)
    settle()
    return () => {
      clearTimeout(asked)
      for (const kind of presses) window.removeEventListener(kind, press, true)
      for (const kind of ['focusin', 'focusout']) document.removeEventListener(kind, settle)
    }
  }, [])
  useQuietSystemKeyboard(typing?.field ?? null)
  return typing
}

const asTyping = (field: TypedField): Typing => ({
  field,
  numeric: numericModeOf({
    type: field.type,
    inputMode: field.inputMode,
    decimal: field.dataset.decimal !== undefined,
  }),
})

/** Two keyboards over one another leave no room for the field. */
function useQuietSystemKeyboard(field: TypedField | null): void {
  useEffect(() => {
    if (!field) return
    const before = field.getAttribute('inputmode')
    field.setAttribute('inputmode', 'none')
    return () => {
      if (before === null) field.removeAttribute('inputmode')
      else field.setAttribute('inputmode', before)
    }
  }, [field])
}
