import type { FieldChange } from '../ground/registers/row-changes.ts'

/** Longer ones are told by their beginning: a page of entries stays a page. */
const MOST_SIGNS = 400

/**
 * Of which field from what to what, of whatever an entry holds. Of something new or gone every field is told; what is no
 * record of fields stands under ''.
 */
export function trailChanges(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before ?? {}) || !isRecord(after ?? {})) {
    return sameValue(before, after) ? [] : [{ field: '', from: before ?? null, to: after ?? null }]
  }
  const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  // What a change does not name stayed as it was.
  const told = fields.filter((field) => !(isRecord(before) && isRecord(after) && !(field in is)))
  return told
    .filter((field) => !sameValue(was[field], is[field]))
    .map((field) => ({ field, from: was[field] ?? null, to: is[field] ?? null }))
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameValue(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true
  return JSON.stringify(sorted(one) ?? null) === JSON.stringify(sorted(other) ?? null)
}

/** Whether it was never given or is empty nobody can see: neither is a change into the other. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inside]) => [name, sorted(inside)]))
}

export function short(value: unknown): unknown {
  if (value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= MOST_SIGNS) return value
  return `${text.slice(0, MOST_SIGNS)}…`
}
