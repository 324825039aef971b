/** An overview that a company makes itself: a name over a saved query. No zod: the menu reads it too. */
import { matchesWords } from '../../ground/wizard/search-words.ts'

/** Seconds between two loads: D-LIMIT-10. */
export const OVERVIEW_INTERVALS = [10, 20, 60, 120, 180, 300, 600, 900] as const
export const DEFAULT_OVERVIEW_INTERVAL = 180
const LEAST_INTERVAL = 10

/** Where its columns are stored: D-ENTITY-85. */
export function columnsTemplate(record_no: number): string {
  return `web_own_overview_${record_no}`
}

/** Where the values of its query and its interval are stored. */
export function valuesTemplate(record_no: number): string {
  return `${columnsTemplate(record_no)}_baseconfig`
}

/** The number in an address; null for what cannot be one: W-ROUTE-48-C. */
export function overviewNo(written: string): number | null {
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}

export interface OverviewValues {
  /** By the placeholder's name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly seconds: number
}

/** What somebody stored, in any shape; the later ones count over the earlier: everybody's, then one's own. */
export function readOverviewValues(...stored: readonly unknown[]): OverviewValues {
  const read = stored.map(readOne)
  return {
    parameters: Object.assign({}, ...read.map(({ parameters }) => parameters)),
    seconds: read.findLast(({ seconds }) => seconds !== undefined)?.seconds ?? DEFAULT_OVERVIEW_INTERVAL,
  }
}

function readOne(stored: unknown): Pick<OverviewValues, 'parameters'> & { readonly seconds: number | undefined } {
  const { parameters, seconds } = (stored ?? {}) as { parameters?: unknown; seconds?: unknown }
  const given = typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : []
  const known = typeof seconds === 'number' && Number.isFinite(seconds)
  return {
    parameters: Object.fromEntries(given.filter(([, value]) => typeof value === 'string')),
    seconds: known ? Math.max(LEAST_INTERVAL, seconds) : undefined,
  }
}

/** The head of a column that nobody named: its name in the query, as words. */
export function columnWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The rows in which every typed word stands, as it is shown and in a column that is shown. */
export function foundRows<Row>(
  rows: readonly Row[],
  typed: string,
  shown: readonly ((row: Row) => string)[],
): readonly Row[] {
  if (typed.trim() === '') return rows
  return rows.filter((row) => matchesWords(shown.map((cell) => cell(row)).join('\n'), typed.trim()))
}
