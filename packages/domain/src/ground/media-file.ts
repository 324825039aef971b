/** Files of a company's media folder: which may be there, and how they are told apart. */

export const mediaTypes = ['img', 'video', 'pdf', 'icon'] as const
export type MediaType = (typeof mediaTypes)[number]

export interface MediaFile {
  /** Relative to /serverfiles/. */
  readonly path: string
  readonly name: string
  readonly file_type: MediaType
  readonly size: number
  readonly changed_at: string
}

interface Kind {
  readonly type: MediaType
  readonly content: string
  /** What such a file begins with, each at its place. */
  readonly marks: readonly (readonly [at: number, bytes: string])[]
}

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('')
const jpeg: Kind = { type: 'img', content: 'image/jpeg', marks: [[0, 'ffd8ff']] }

const kinds: Readonly<Record<string, Kind>> = {
  jpg: jpeg,
  jpeg,
  png: { type: 'img', content: 'image/png', marks: [[0, '89504e470d0a1a0a']] },
  bmp: { type: 'img', content: 'image/bmp', marks: [[0, ascii('BM')]] },
  gif: { type: 'img', content: 'image/gif', marks: [[0, ascii('GIF8')]] },
  webp: {
    type: 'img',
    content: 'image/webp',
    marks: [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  },
  mp4: { type: 'video', content: 'video/mp4', marks: [[4, ascii('ftyp')]] },
  webm: { type: 'video', content: 'video/webm', marks: [[0, '1a45dfa3']] },
  pdf: { type: 'pdf', content: 'application/pdf', marks: [[0, ascii('%PDF-')]] },
  // A text: it is read and written anew instead.
  svg: { type: 'icon', content: 'image/svg+xml', marks: [] },
}

export const MEDIA_ENDINGS: readonly string[] = Object.keys(kinds)
export const MOST_MEDIA_BYTES = 50 * 1024 * 1024
export const MOST_SVG_BYTES = 1024 * 1024
export const MOST_MEDIA_FILES = 1_000

function kindOf(name: string): Kind | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
}

/** One plain name, no folder: letters, digits, blanks and . _ - ( ), with an ending that is allowed. */
export function isMediaName(name: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()-]{0,115}$/u.test(name) && !name.includes('..') && kindOf(name) !== undefined
  )
}

export function mediaType(name: string): MediaType | undefined {
  return kindOf(name)?.type
}

export function contentType(name: string): string {
  return kindOf(name)?.content ?? 'application/octet-stream'
}

export function isSvg(name: string): boolean {
  return kindOf(name)?.type === 'icon'
}

/** The file begins as its name says: a page or a program under a picture's name is none. */
export function beginsAsNamed(name: string, first: Uint8Array): boolean {
  const kind = kindOf(name)
  if (kind === undefined) return false
  return kind.marks.every(([at, bytes]) => hex(first.subarray(at, at + bytes.length / 2)) === bytes)
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A drawing is a picture too; the other way round only a drawing takes the text's colour. */
export function suits(wanted: MediaType, file: Pick<MediaFile, 'file_type'>): boolean {
  return file.file_type === wanted || (wanted === 'img' && file.file_type === 'icon')
}
