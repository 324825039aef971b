/** Files of the archive: which may be uploaded, how they are told apart, and how they are shown. */
import { beginsAsNamed, contentType, mediaType } from './media-file.ts'

export const MOST_FILE_BYTES = 25 * 1024 * 1024
/** As many bytes of a file are needed to tell what it is. */
export const FILE_MARK_BYTES = 512
/** A call that answers a whole file as text answers no larger one: the download link streams. */
export const MOST_CALLED_BYTES = 8 * 1024 * 1024

const ZIP = '504b0304'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Shown by programs of their own. A text has no mark: it holds no byte 0. */
const others: Readonly<Record<string, { readonly content: string; readonly mark: string }>> = {
  docx: { content: `${OFFICE}.wordprocessingml.document`, mark: ZIP },
  xlsx: { content: `${OFFICE}.spreadsheetml.sheet`, mark: ZIP },
  pptx: { content: `${OFFICE}.presentationml.presentation`, mark: ZIP },
  odt: { content: 'application/vnd.oasis.opendocument.text', mark: ZIP },
  ods: { content: 'application/vnd.oasis.opendocument.spreadsheet', mark: ZIP },
  txt: { content: 'text/plain; charset=utf-8', mark: '' },
  csv: { content: 'text/csv; charset=utf-8', mark: '' },
  dxf: { content: 'application/dxf', mark: '' },
  step: { content: 'application/step', mark: '' },
  stp: { content: 'application/step', mark: '' },
}
const images = ['jpg', 'jpeg', 'png', 'bmp', 'svg'] as const

export const FILE_ENDINGS: readonly string[] = ['pdf', ...images, ...Object.keys(others)]

export function fileType(name: string): string {
  return /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** How a file is shown: by its ending, whatever the case of its letters. */
export function shownAs(name: string): 'pdf' | 'image' | 'download' {
  const type = fileType(name)
  if (type === 'pdf') return 'pdf'
  return (images as readonly string[]).includes(type) ? 'image' : 'download'
}

export function fileContentType(name: string): string {
  return others[fileType(name)]?.content ?? (mediaType(name) ? contentType(name) : 'application/octet-stream')
}

/** One plain name with an ending that is allowed. */
export function isFileName(name: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()+,&'-]{0,150}$/u.test(name) &&
    !name.includes('..') &&
    FILE_ENDINGS.includes(fileType(name))
  )
}

/** The file begins as its name says: a page or a program under a drawing's name is none. */
export function isAsNamed(name: string, first: Uint8Array): boolean {
  const other = others[fileType(name)]
  if (other === undefined) return beginsAsNamed(name, first)
  if (other.mark === '') return !first.includes(0)
  return (
    [...first.subarray(0, other.mark.length / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('') ===
    other.mark
  )
}
