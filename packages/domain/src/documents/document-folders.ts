/** A list of documents as folders: sorted, searched, and what of it is open. */
import { marked, type Piece } from './highlight.ts'

export interface ListedDocument {
  readonly document_link: string
  readonly document_description: string
  /** The number of its group; null for none. */
  readonly document_group: number | null
  readonly view_order: number
  readonly hash: string
}

export interface ListedGroup {
  readonly group_no: number
  readonly description: string
  readonly note: string
  readonly view_order: number
}

export interface ShownDocument<D> {
  readonly document: D
  readonly words: readonly Piece[]
}

export interface Folder<D> {
  readonly group_no: number
  readonly note: string
  readonly words: readonly Piece[]
  readonly documents: readonly ShownDocument<D>[]
}

export interface DocumentFolders<D> {
  readonly folders: readonly Folder<D>[]
  /** Without a group, below the folders. */
  readonly loose: readonly ShownDocument<D>[]
}

/** The fields that a search may name before a colon. */
export const SEARCH_FIELDS = ['document', 'folder'] as const

/**
 * With a search only what it hits is left: a folder whose own words are hit keeps all its documents, another one those
 * that are hit.
 */
export function documentFolders<D extends ListedDocument>(
  documents: readonly D[],
  groups: readonly ListedGroup[],
  search: string,
): DocumentFolders<D> {
  const words = (field: 'document' | 'folder', said: string) => marked(said, search, { field, fields: SEARCH_FIELDS })
  const isHit = (pieces: readonly Piece[]) => search.trim() === '' || pieces.some(({ hit }) => hit)
  const shown = (of: readonly D[]) =>
    of.toSorted(byOrder(({ document_description }) => document_description)).map((document) => ({
      document,
      words: words('document', document.document_description || document.document_link),
    }))
  const folders = groups
    .toSorted(byOrder(({ description }) => description))
    .map(({ group_no, description, note }) => {
      const pieces = words('folder', description)
      const all = shown(documents.filter(({ document_group }) => document_group === group_no))
      return { group_no, note, words: pieces, documents: isHit(pieces) ? all : all.filter((one) => isHit(one.words)) }
    })
    .filter(({ documents: inside }) => inside.length > 0)
  const known = new Set(groups.map(({ group_no }) => group_no))
  const loose = shown(documents.filter(({ document_group }) => document_group === null || !known.has(document_group)))
  return { folders, loose: loose.filter((one) => isHit(one.words)) }
}

/** While something is searched every folder with a hit is open; afterwards those that were open before. */
export function isOpen(group_no: number, opened: readonly number[], search: string): boolean {
  return search.trim() !== '' || opened.includes(group_no)
}

function byOrder<Row extends { readonly view_order: number }>(
  name: (row: Row) => string,
): (one: Row, other: Row) => number {
  return (one, other) => one.view_order - other.view_order || name(one).localeCompare(name(other), 'sv')
}
