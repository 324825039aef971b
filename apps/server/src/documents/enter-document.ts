import { createHash } from 'node:crypto'
import { isFileName } from '@takt/domain/ground/document-file.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type KeptContent, uploadedContent } from '../ground/files/uploaded-content.ts'
import type { Belonging } from './files/belonging.ts'

interface Given {
  readonly document_link: string
  readonly hash?: string | undefined
}

/** What the document's link leads to, looked at: an address, or a file that is what its name says. */
export async function contentOf(
  db: CompanyDb,
  { document_link, hash }: Given,
  now: number,
): Promise<KeptContent | Refusal> {
  if (leadsOutside(document_link)) {
    if (!URL.canParse(document_link)) return { refusal: 'document-address', values: {} }
    return { hash: createHash('sha256').update(document_link).digest('hex'), size: 0 }
  }
  if (!isFileName(document_link)) return { refusal: 'document-name', values: { name: document_link } }
  if (hash === undefined) return { refusal: 'media-upload-not-found', values: {} }
  return await uploadedContent(db, { name: document_link, hash }, now)
}

/** It belongs to exactly one thing, which is there. */
export async function belongingProblem(db: CompanyDb, given: Belonging): Promise<Refusal | null> {
  const { machine_id = '', card_no, part_no, tool_id, part_type_id } = given
  const named = [machine_id, card_no, part_no, tool_id, part_type_id].filter((key) => key !== '')
  if (named.length !== 1) return { refusal: 'document-belongs-to-one', values: {} }
  const found = await db.maybe(sql`
    select 1 from machine where machine_id = ${machine_id}
    union all select 1 from card where card_no = ${card_no}
    union all select 1 from part where part_no = ${part_no}
    union all select 1 from tool where tool_id = ${tool_id}
    union all select 1 from part where part_type_id <> '' and part_type_id = ${part_type_id} limit 1`)
  return found ? null : { refusal: 'document-of-not-found', values: { key: named[0] ?? '' } }
}
