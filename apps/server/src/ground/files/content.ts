import { createHash } from 'node:crypto'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** What nobody has entered as a document or named as a picture by then is forgotten. */
const FORGOTTEN_AFTER_MS = 3_600_000
const PART_BYTES = 256 * 1024

/** Keeps a content under its hash; the same bytes are kept once. */
export async function keepContent(db: CompanyDb, content: Buffer, now: number): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex')
  await keepHashed(db, { hash, size: content.length, read: async () => content }, now)
  return hash
}

interface HashedContent {
  readonly hash: string
  readonly size: number
  /** Asked only where the bytes are not kept yet. */
  read(): Promise<Buffer>
}

/** The same where the hash is known before the bytes are: what is kept already is not read again. */
export async function keepHashed(db: CompanyDb, { hash, size, read }: HashedContent, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const kept = await db.maybe(sql`update file_content set stored_at = ${at} where hash = ${hash} returning 1 as kept`)
  if (kept) return
  await db.run(sql`
    insert into file_content (hash, size, content, stored_at) values (${hash}, ${size}, ${await read()}, ${at})
    on conflict (company_id, hash) do update set stored_at = excluded.stored_at`)
}

/** Uploads that were never entered, and what no document, dashboard or print needs any more. */
export async function forgetUnused(db: CompanyDb, now: number): Promise<void> {
  await db.run(sql`
    delete from file_content c where c.stored_at < ${new Date(now - FORGOTTEN_AFTER_MS).toISOString()}
      and not exists (select from file_archive a where a.company_id = c.company_id and a.hash = c.hash)
      and not exists (select from media_file f where f.company_id = c.company_id and f.hash = c.hash)
      and not exists (select from mail m where m.company_id = c.company_id and m.file_hash = c.hash and m.status = 'W')
      and not exists (select from print_job j where j.company_id = c.company_id and j.file_hash = c.hash)`)
}

/** A part of a content, as short as the wire likes it; null at its end. */
export async function contentPart(
  db: CompanyDb,
  hash: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Buffer | null> {
  const length = Math.min(PART_BYTES, to - from + 1)
  if (length <= 0) return null
  const part = await db.maybe<{ bytes: Buffer }>(
    sql`select substring(content from ${from + 1}::int for ${length}::int) as bytes from file_content where hash = ${hash}`,
  )
  return part && part.bytes.length > 0 ? part.bytes : null
}

export async function wholeContent(db: CompanyDb, hash: string, size: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let from = 0; from < size; ) {
    const part = await contentPart(db, hash, { from, to: size - 1 })
    if (!part) throw new Error(`the content ${hash} ends at ${from} of ${size} bytes`)
    parts.push(part)
    from += part.length
  }
  return Buffer.concat(parts)
}
