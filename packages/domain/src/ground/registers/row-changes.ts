import type { Described } from './define-register.ts'

export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

type Row = Readonly<Record<string, unknown>> | null | undefined

/**
 * Of which field from what to what, in the order of the form. What is no field of the register is not told, and a field that
 * the change does not name stayed as it was.
 */
export function rowChanges(register: Described, before: Row, after: Row): FieldChange[] {
  return Object.keys(register.fields).flatMap((field) => {
    if ([before, after].some((row) => row && !(field in row))) return []
    const from = before?.[field] ?? null
    const to = after?.[field] ?? null
    return sameValue(from, to) ? [] : [{ field, from, to }]
  })
}

/** The database keeps an object's keys in an order of its own. */
function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
