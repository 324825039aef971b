/** Dashboard parameters: `[name]` in any text of a widget's config or a source is filled from the page's query: D-NAV-02-X. */

export type QueryValues = Readonly<Record<string, string>>

/** Only the names a dashboard declares are filled; every other [token] stays as it is, and filled text is not read again. */
export function fillParameters(text: string, names: readonly string[], query: QueryValues): string {
  return text.replace(/\[([^[\]]+)\]/g, (whole, name: string) => (names.includes(name) ? (query[name] ?? '') : whole))
}

/** The same in every text of a config, however deep. */
export function fillAll<T>(value: T, names: readonly string[], query: QueryValues): T {
  if (names.length === 0) return value
  if (typeof value === 'string') return fillParameters(value, names, query) as T
  if (Array.isArray(value)) return value.map((entry) => fillAll(entry, names, query)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillAll(entry, names, query)])) as T
}

/** The first parameter a source needs and the query lacks: such a source is not called. */
export function missingParameter(
  source: { readonly parameters: QueryValues },
  names: readonly string[],
  query: QueryValues,
): string | undefined {
  return names.find(
    (name) => (query[name] ?? '') === '' && Object.values(source.parameters).some((text) => text.includes(`[${name}]`)),
  )
}
