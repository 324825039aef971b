import { isMediaName, type MediaFile, MOST_MEDIA_FILES, mediaType } from '@takt/domain/ground/media-file.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { type KeptContent, uploadedContent } from '../../ground/files/uploaded-content.ts'

/** A screen finds files whatever the case of their letters: two that differ in nothing else would be one. */
const foundAs = (name: string) => name.toLowerCase()

/** The pictures, films, drawings and sheets of a company, by name. */
export async function mediaFiles(db: CompanyDb): Promise<MediaFile[]> {
  const files = await filesWhere(db, sql`true`)
  return files.sort((one, other) => one.name.localeCompare(other.name))
}

async function filesWhere(db: CompanyDb, where: Sql): Promise<MediaFile[]> {
  const rows = await db.many<Pick<MediaFile, 'name' | 'size' | 'changed_at'>>(
    sql`select name, size, changed_at from media_file where ${where}`,
  )
  return rows.flatMap((row) => {
    const file_type = mediaType(row.name)
    return file_type ? [{ path: row.name, file_type, ...row }] : []
  })
}

/** Null when there is none of exactly this name. */
export async function findMedia(db: CompanyDb, name: string): Promise<KeptContent | null> {
  if (!isMediaName(name)) return null
  return await db.maybe<KeptContent>(
    sql`select hash, size from media_file where found_as = ${foundAs(name)} and name = ${name}`,
  )
}

export interface Upload {
  readonly name: string
  /** The hash that the upload was answered with. */
  readonly upload: string
  readonly replace: boolean
}

/** Looks at what arrived and gives it its name. */
export async function takeMedia(
  db: CompanyDb,
  given: Upload,
  now: number,
): Promise<{ readonly file: MediaFile; readonly before: MediaFile | null } | Refusal> {
  const name = given.name.normalize('NFC')
  if (!isMediaName(name)) return { refusal: 'media-name', values: {} }
  const content = await uploadedContent(db, { name, hash: given.upload }, now)
  if (isRefusal(content)) return content
  const [before = null] = await filesWhere(db, sql`found_as = ${foundAs(name)}`)
  if (before && !given.replace) return { refusal: 'media-name-taken', values: { name } }
  if (!before && (await isFull(db))) return { refusal: 'media-too-many', values: { most: MOST_MEDIA_FILES } }
  const { hash, size } = content
  const changed_at = new Date(now).toISOString()
  await db.run(sql`
    insert into media_file (found_as, name, hash, size, changed_at)
    values (${foundAs(name)}, ${name}, ${hash}, ${size}, ${changed_at})
    on conflict (company_id, found_as) do update
      set name = excluded.name, hash = excluded.hash, size = excluded.size, changed_at = excluded.changed_at`)
  const [file] = await filesWhere(db, sql`found_as = ${foundAs(name)}`)
  return { file: file as MediaFile, before }
}

async function isFull(db: CompanyDb): Promise<boolean> {
  const { files } = await db.one<{ files: number }>(sql`select count(*) as files from media_file`)
  return files >= MOST_MEDIA_FILES
}
