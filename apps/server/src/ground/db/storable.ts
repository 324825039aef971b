/** PostgreSQL's text holds every character but NUL: one in a note would make the whole transaction fail. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item))
  }
  return true
}

/** JSON for keeping what could not be used: NUL becomes the sign for an unknown character. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('\\u0000', '\\ufffd')
}
