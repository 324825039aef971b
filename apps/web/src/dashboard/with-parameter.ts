/** The query with one value changed and all others kept, as text with its '?'. */
export function withParameter(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `?${query.toString()}`
}
