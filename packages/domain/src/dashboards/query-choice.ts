/** Which saved query a widget shows, and with which values: D-ENTITY-82-X, D-STATE-15, 16-X. */

export interface QueryChoice {
  /** The query's record_no as text; '' while none is chosen. */
  readonly sqlSource: string
  /** By the placeholder's name: a value follows it when the query's text moves it from one param_N to another. */
  readonly parameters: Readonly<Record<string, string>>
}

export const noQuery: QueryChoice = { sqlSource: '', parameters: {} }
/** No answer holds more. */
export const MOST_QUERY_ROWS = 10_000
/** Seconds: D-LIMIT-09, 12-X. */
export const SQL_INTERVALS = [20, 60, 120, 300, 600, 3600] as const
export const DEFAULT_SQL_INTERVAL = 60

export function readQueryChoice(stored: unknown): QueryChoice {
  if (typeof stored !== 'object' || stored === null) return noQuery
  const { sqlSource, parameters } = stored as Record<string, unknown>
  const given = typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : []
  return {
    sqlSource: typeof sqlSource === 'number' || typeof sqlSource === 'string' ? String(sqlSource) : '',
    parameters: Object.fromEntries(given.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  }
}

/** Another query keeps the values of the names they have in common; every name it asks for stands in the map. */
export function chooseQuery(before: QueryChoice, sqlSource: string, names: readonly string[]): QueryChoice {
  return { sqlSource, parameters: Object.fromEntries(names.map((name) => [name, before.parameters[name] ?? ''])) }
}

/** The first value that is still to be given; it is not asked of the server before. */
export function missingParameterOf(choice: QueryChoice, filledBySystem: readonly string[] = []): string | undefined {
  return Object.entries(choice.parameters).find(
    ([name, value]) => value.trim() === '' && !filledBySystem.includes(name),
  )?.[0]
}
