import { isNamed, type Names } from '../names.ts'
import type { Refusal } from '../refusal.ts'
import { stopColour } from '../stop-colour.ts'
import { type Field, MOST_MACHINES } from './field.ts'

/** What is wrong with a value of this field, null for nothing. The schema of the wire refuses the same values. */
export function fieldProblem(field: Field, value: unknown): Refusal | null {
  switch (field.kind) {
    case 'text':
    case 'code':
      return textProblem(value, field)
    case 'names':
      return namesProblem(value, field)
    case 'number':
      return numberProblem(value, field)
    case 'flag':
      return value === 0 || value === 1 ? null : { refusal: 'import-field-yes-no', values: {} }
    case 'yes-no':
      return typeof value === 'boolean' ? null : { refusal: 'import-field-yes-no', values: {} }
    case 'choice':
      if (value === undefined && field.found) return null
      return field.values.includes(String(value))
        ? null
        : { refusal: 'field-no-choice', values: { choices: field.values.join(', ') } }
    case 'colour':
      return typeof value === 'string' && (value === 'Automatic' || stopColour(value))
        ? null
        : { refusal: 'field-no-colour', values: {} }
    case 'machines':
      return machinesProblem(value)
  }
}

function textProblem(value: unknown, field: Extract<Field, { kind: 'text' | 'code' }>): Refusal | null {
  const { most, needed } = field
  if (typeof value !== 'string') return { refusal: 'import-field-text', values: {} }
  const text = value.trim()
  if (needed && text === '') return { refusal: 'import-field-needed', values: {} }
  if (text.length > most) return { refusal: 'import-field-long', values: { most } }
  const form = field.kind === 'text' ? field.form : undefined
  return form && !form.pattern.test(text) ? { refusal: form.refusal, values: {} } : null
}

function namesProblem(value: unknown, { most, needed }: { most: number; needed: boolean }): Refusal | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { refusal: 'import-field-text', values: {} }
  const names = Object.values(value as Names)
  if (names.some((name) => typeof name !== 'string')) return { refusal: 'import-field-text', values: {} }
  if (needed && !isNamed(value as Names)) return { refusal: 'import-field-needed', values: {} }
  return names.some((name) => name.trim().length > most) ? { refusal: 'import-field-long', values: { most } } : null
}

function numberProblem(value: unknown, field: Extract<Field, { kind: 'number' }>): Refusal | null {
  const { min, max, whole, empty, plain } = field
  if (value === null) return empty ? null : { refusal: 'import-field-needed', values: {} }
  if (typeof value !== 'number' || !Number.isFinite(value)) return { refusal: 'import-field-number', values: {} }
  if (whole && !Number.isInteger(value)) return { refusal: 'field-not-whole', values: {} }
  if (value >= min && value <= max) return null
  const said = (limit: number) => (plain ? String(limit) : limit)
  return { refusal: 'field-outside', values: { min: said(min), max: said(max) } }
}

function machinesProblem(value: unknown): Refusal | null {
  if (value === null) return null
  if (!Array.isArray(value) || value.length === 0 || value.some((id) => typeof id !== 'string' || id === '')) {
    return { refusal: 'import-field-text', values: {} }
  }
  return value.length > MOST_MACHINES ? { refusal: 'import-field-large', values: { most: MOST_MACHINES } } : null
}
