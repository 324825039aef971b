/** Which of a machine's documents a dashboard shows, and whether it is new. */
import { linearPattern } from '../ground/linear-pattern.ts'

export interface MachineDocument {
  readonly document_description: string
  readonly document_link: string
  readonly hash: string
  /** '' when nobody knows. */
  readonly last_changed: string
}

export const documentSorts = ['none', 'name', 'changed', 'key'] as const
export type DocumentSort = (typeof documentSorts)[number]

export interface DocumentChoice {
  readonly regex: string
  readonly sortBy: DocumentSort
  /** With the sort 'key': a field of the document. */
  readonly sortKey: string
  readonly sortOrder: 'asc' | 'desc'
}

/** The first that fits, after sorting; null when none does. An unreadable expression fits nothing. */
export function shownDocument<D extends MachineDocument>(documents: readonly D[], choice: DocumentChoice): D | null {
  // Without an expression every document fits.
  const fits = linearPattern(choice.regex === '' ? '.' : choice.regex)
  if (fits === undefined) return null
  const fitting = documents.filter(
    ({ document_description, document_link }) => fits(document_description) || fits(document_link),
  )
  return sorted(fitting, choice)[0] ?? null
}

function sorted<D extends MachineDocument>(documents: readonly D[], choice: DocumentChoice): readonly D[] {
  if (choice.sortBy === 'name') {
    return documents.toSorted((one, other) => one.document_description.localeCompare(other.document_description, 'sv'))
  }
  if (choice.sortBy === 'changed') {
    return documents.toSorted((one, other) => other.last_changed.localeCompare(one.last_changed))
  }
  if (choice.sortBy !== 'key') return documents
  const value = (document: D) => String((document as Record<string, unknown>)[choice.sortKey] ?? '')
  const sign = choice.sortOrder === 'desc' ? -1 : 1
  return documents.toSorted((one, other) => sign * value(one).localeCompare(value(other), 'sv', { numeric: true }))
}

/** Lists of documents are asked for again so often; they change rarely, and an event tells of it at once. */
export const DOCUMENTS_EVERY_SECONDS = 600

export const DEFAULT_WARNING_THRESHOLD = 3

/** New while fewer orders than the threshold were started since it changed. Unknown (null) says nothing. */
export function isNewDocument(ordersSince: number | null, threshold: number): boolean {
  return ordersSince !== null && ordersSince < threshold
}

interface GeneratedReport {
  readonly setting_name: string
  readonly card_no: string
}

/** The newest report of this kind; one of an order only while that order runs. Reports come newest first. */
export function shownReport<R extends GeneratedReport>(
  reports: readonly R[],
  wanted: { readonly setting_name: string; readonly card_no: string },
): R | null {
  return (
    reports.find(
      ({ setting_name, card_no }) =>
        setting_name === wanted.setting_name && (card_no === '' || card_no === wanted.card_no),
    ) ?? null
  )
}
