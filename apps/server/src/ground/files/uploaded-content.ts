import { FILE_MARK_BYTES, isAsNamed } from '@takt/domain/ground/document-file.ts'
import { isSvg, MOST_SVG_BYTES } from '@takt/domain/ground/media-file.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { cleanSvg } from './clean-markup.ts'
import { contentPart, keepContent, wholeContent } from './content.ts'

export interface KeptContent {
  readonly hash: string
  readonly size: number
}

/** What was uploaded, looked at before it gets this name: a page under a picture's is refused, a drawing is drawn anew. */
export async function uploadedContent(
  db: CompanyDb,
  { name, hash }: { readonly name: string; readonly hash: string },
  now: number,
): Promise<KeptContent | Refusal> {
  // Also kept anew: an upload that is just being forgotten is not forgotten, or is gone before its name is written.
  const uploaded = await db.maybe<{ size: number }>(sql`
    update file_content set stored_at = ${new Date(now).toISOString()} where hash = ${hash} returning size`)
  if (!uploaded) return { refusal: 'media-upload-not-found', values: {} }
  const { size } = uploaded
  const first = await contentPart(db, hash, { from: 0, to: Math.min(FILE_MARK_BYTES, size) - 1 })
  if (!first || !isAsNamed(name, first)) return { refusal: 'media-not-as-named', values: { name } }
  if (!isSvg(name)) return { hash, size }
  // Cleaning takes the longer the more there is to clean: what is too large is not even read.
  if (size > MOST_SVG_BYTES) return { refusal: 'media-too-large', values: { most: MOST_SVG_BYTES / 1024 / 1024 } }
  const drawing = cleanSvg((await wholeContent(db, hash, size)).toString('utf8'))
  if (drawing === undefined) return { refusal: 'media-not-a-drawing', values: {} }
  const harmless = Buffer.from(drawing)
  return { hash: await keepContent(db, harmless, now), size: harmless.length }
}
