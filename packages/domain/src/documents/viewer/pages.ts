/** Which pages of a document are shown, and which come next. */

export interface ViewerPages {
  /** As many as the document has. */
  readonly numPages: number
  /** Only this one, without buttons to turn. */
  readonly specificPage?: number | undefined
  /** Only these, in this order. */
  readonly specificPages?: readonly number[] | undefined
}

/** Page numbers in the order in which they are turned. Empty: there is no content for what was asked. */
export function pagesToShow({ numPages, specificPage, specificPages }: ViewerPages): readonly number[] {
  const exists = (page: number) => Number.isInteger(page) && page >= 1 && page <= numPages
  if (specificPage !== undefined) return exists(specificPage) ? [specificPage] : []
  if (specificPages !== undefined) return specificPages.filter(exists)
  return Array.from({ length: numPages }, (_, index) => index + 1)
}

export type Turn = 'first' | 'previous' | 'next' | 'last'

/** The place in the list after a turn; a book turns two at a time and stands on the left page. */
export function turned(at: number, turn: Turn, on: { readonly count: number; readonly book: boolean }): number {
  const step = on.book ? 2 : 1
  const last = Math.max(0, on.book ? on.count - 1 - ((on.count - 1) % 2) : on.count - 1)
  const wanted = { first: 0, previous: at - step, next: at + step, last }[turn]
  return Math.min(last, Math.max(0, wanted))
}

/** The page or the two pages of a place. */
export function pagesAt(pages: readonly number[], at: number, book: boolean): readonly number[] {
  const from = book ? at - (at % 2) : at
  return pages.slice(from, from + (book ? 2 : 1))
}

/** 'current/total', over what is shown. */
export function pageCounter(pages: readonly number[], at: number, book: boolean): string {
  const shown = pagesAt(pages, at, book)
  const first = (book ? at - (at % 2) : at) + 1
  return `${shown.length > 1 ? `${first}–${first + shown.length - 1}` : first}/${pages.length}`
}
