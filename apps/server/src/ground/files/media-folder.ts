import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  beginsAsNamed,
  isMediaName,
  isSvg,
  MEDIA_MARK_BYTES,
  type MediaFile,
  MOST_MEDIA_BYTES,
  MOST_MEDIA_FILES,
  MOST_SVG_BYTES,
  mediaType,
} from '@takt/domain/ground/media-file.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { cleanSvg } from './clean-markup.ts'
import { forgetLeft, receiveFile } from './receive-file.ts'

/** The media of companies: a folder for each below the data folder, without folders in it. */
export interface MediaFolder {
  list(company_id: number): Promise<MediaFile[]>
  /** Keeps what arrives under a name of its own until it is taken; nobody can read it before. */
  receive(company_id: number, arriving: Readable): Promise<{ upload: string; size: number } | Refusal>
  /** Looks at what arrived and gives it its name. */
  take(company_id: number, given: Upload): Promise<{ file: MediaFile; before: MediaFile | null } | Refusal>
  /** Where a file lies; null when there is none of that name. */
  find(company_id: number, name: string): Promise<{ path: string; size: number; changed: number } | null>
}

export interface Upload {
  readonly name: string
  readonly upload: string
  readonly replace: boolean
}

const ARRIVING = '.arriving-'
/** What nobody has taken by then is forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000

export function mediaFolder(dataFolder: string): MediaFolder {
  const folderOf = (company_id: number) => join(dataFolder, 'media', String(company_id))
  const arrivedAt = (company_id: number, upload: string) => join(folderOf(company_id), ARRIVING + upload)

  async function list(company_id: number): Promise<MediaFile[]> {
    if (dataFolder === '') return []
    const names = await readdir(folderOf(company_id)).catch(() => [])
    const files = await Promise.all(names.filter(isMediaName).map((name) => aboutFile(folderOf(company_id), name)))
    return files.filter((file) => file !== null).sort((one, other) => one.name.localeCompare(other.name))
  }

  return {
    list,
    async receive(company_id, arriving) {
      if (dataFolder === '') return { refusal: 'media-no-folder', values: {} }
      await mkdir(folderOf(company_id), { recursive: true })
      await forgetLeft(folderOf(company_id), ARRIVING, { olderThanMs: FORGOTTEN_AFTER_MS })
      const upload = randomUUID()
      const received = await receiveFile(arrivedAt(company_id, upload), arriving, MOST_MEDIA_BYTES)
      return received === null ? tooLarge(MOST_MEDIA_BYTES) : { upload, size: received.size }
    },
    async take(company_id, given) {
      const name = given.name.normalize('NFC')
      if (!isMediaName(name)) return { refusal: 'media-name', values: {} }
      const arrived = arrivedAt(company_id, given.upload)
      const size = await lstat(arrived).then(
        (about) => about.size,
        () => null,
      )
      if (dataFolder === '' || size === null) return { refusal: 'media-upload-not-found', values: {} }
      const problem = isSvg(name) ? await drawAnew(arrived, size) : await lookAt(arrived, name)
      const others = await list(company_id)
      // A screen finds files whatever the case of their letters: two that differ in nothing else would be one.
      const before = others.find((file) => file.name.toLowerCase() === name.toLowerCase()) ?? null
      const refusal = problem ?? (before && !given.replace ? taken(name) : tooMany(others.length, before))
      if (refusal) {
        await rm(arrived, { force: true })
        return refusal
      }
      // Of the same name it is replaced in one step: a server killed in between would else leave neither.
      if (before && before.name !== name) await rm(join(folderOf(company_id), before.name), { force: true })
      await toDisk(arrived)
      await rename(arrived, join(folderOf(company_id), name))
      await toDisk(folderOf(company_id))
      return { file: (await aboutFile(folderOf(company_id), name)) as MediaFile, before }
    },
    async find(company_id, name) {
      if (dataFolder === '' || !isMediaName(name)) return null
      const path = join(folderOf(company_id), name)
      const about = await lstat(path).catch(() => null)
      // Not through a link: it could lead anywhere.
      return about?.isFile() ? { path, size: about.size, changed: Math.trunc(about.mtimeMs) } : null
    },
  }
}

/** What is said to be kept survives a power cut: a file with its content, a folder with its names. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function tooLarge(most: number): Refusal {
  return { refusal: 'media-too-large', values: { most: Math.round(most / 1024 / 1024) } }
}

function taken(name: string): Refusal {
  return { refusal: 'media-name-taken', values: { name } }
}

function tooMany(files: number, before: MediaFile | null): Refusal | null {
  return files >= MOST_MEDIA_FILES && !before ? { refusal: 'media-too-many', values: { most: MOST_MEDIA_FILES } } : null
}

async function aboutFile(folder: string, name: string): Promise<MediaFile | null> {
  const about = await lstat(join(folder, name)).catch(() => null)
  const file_type = mediaType(name)
  if (!about?.isFile() || !file_type) return null
  return { path: name, name, file_type, size: about.size, changed_at: about.mtime.toISOString() }
}

async function lookAt(path: string, name: string): Promise<Refusal | null> {
  const file = await open(path)
  try {
    const first = new Uint8Array(MEDIA_MARK_BYTES)
    await file.read(first, 0, first.length, 0)
    return beginsAsNamed(name, first) ? null : { refusal: 'media-not-as-named', values: { name } }
  } finally {
    await file.close()
  }
}

async function drawAnew(path: string, size: number): Promise<Refusal | null> {
  if (size > MOST_SVG_BYTES) return tooLarge(MOST_SVG_BYTES)
  const drawing = cleanSvg(await readFile(path, 'utf8'))
  if (drawing === undefined) return { refusal: 'media-not-a-drawing', values: {} }
  await writeFile(path, drawing)
  return null
}
