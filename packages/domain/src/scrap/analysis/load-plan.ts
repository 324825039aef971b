/** What has to be fetched: everything at first, later only what can have changed since. */
import { addDays, addMonths } from '../../ground/dates.ts'
import { MOST_YEARS_BACK } from '../../ground/statistics/horizons.ts'
import type { Dataset } from './datasets.ts'

/** A database of another version has other columns. */
export const SCHEMA_VERSION = 8
/** Bookings of the last weeks are still corrected. */
export const OVERLAP_DAYS = 30
export const RELOAD_EVERY_MS = 3_600_000

/** Written after the last chunk: a load that was interrupted leaves none, and begins anew. */
export interface CompleteMark {
  readonly dataset: Dataset
  readonly from: string
  readonly to: string
  /** The newest record's day; '' without any. */
  readonly newest: string
  /** By the server: it grows when something old was corrected. */
  readonly data_version: string
  /** By the server: whose rows these are. Another person may see other machines, or read another language. */
  readonly scope: string
  /** ms by the server's clock. */
  readonly at: number
}

export interface ServerState {
  readonly data_version: string
  readonly scope: string
}

export interface LoadPlan {
  readonly kind: 'first' | 'later'
  readonly from: string
  readonly to: string
}

export type LoadSpan = Pick<LoadPlan, 'from' | 'to'>

/**
 * A first load brings the days that the page shows first and what is older after them: nobody waits for three years who
 * looks at one. A later load is short and comes whole.
 */
export function spansOf({ kind, from, to }: LoadPlan, shownFrom: string): LoadSpan[] {
  const whole = { from, to }
  if (kind === 'later' || shownFrom <= from || shownFrom > to) return [whole]
  return [
    { from: shownFrom, to },
    { from, to: addDays(shownFrom, -1) },
  ]
}

/** Whether a question is about days that are not there yet: answered now, it would be short of them. */
export function reachesBefore(loadedFrom: string | null, period: { readonly start: string }): boolean {
  return loadedFrom !== null && period.start < loadedFrom
}

export function loadPlan(mark: CompleteMark | null, server: ServerState, today: string): LoadPlan {
  const first = addMonths(today, -12 * MOST_YEARS_BACK)
  const stands = mark !== null && mark.data_version === server.data_version && mark.scope === server.scope
  if (!stands || mark.newest === '') return { kind: 'first', from: first, to: today }
  const from = addDays(mark.newest, -OVERLAP_DAYS)
  return { kind: 'later', from: from < first ? first : from, to: today }
}

export type StoredDatabase = 'none' | 'usable' | 'older' | 'newer'

/** An older one is dropped and filled again; a newer one belongs to a newer client and is left alone. */
export function judgeDatabase(version: number | null): StoredDatabase {
  if (version === null) return 'none'
  if (version === SCHEMA_VERSION) return 'usable'
  return version < SCHEMA_VERSION ? 'older' : 'newer'
}
