import type { Document } from '@takt/domain/documents/model/document.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { archiveRows, asDocument, folderDocument } from './files/archive-rows.ts'
import { type Belonging, belongsTo, completed } from './files/belonging.ts'
import { machineFoldersOf } from './files/find-file.ts'

/** Documents of a machine and of what it makes, each content once; with those of the machine's own folder. */
export async function documentsOf(
  asked: Belonging,
  { db, session, server }: Pick<CallContext, 'db' | 'session' | 'server'>,
): Promise<Document[]> {
  const whole = await completed(db, asked)
  const rows = await archiveRows(db, sql`a.kind = 'document' and (${belongsTo(whole)})`)
  const documents = rows.map(asDocument)
  if (asked.machine_id) {
    const [own] = await machineFoldersOf({ db, company_key: session.company_key }, asked.machine_id)
    if (own) documents.push(...(await server.machineFolders.list(own)).map(folderDocument))
  }
  return [...new Map(documents.map((document) => [document.hash, document])).values()]
}

/** The card of the order that was started last on the machine; '' when none runs. */
export async function runningCardNo(db: CompanyDb, machine_id: string): Promise<string> {
  const run = await db.maybe<{ card_no: string }>(sql`
    select card_no from order_run where machine_id = ${machine_id} and end_time is null
    order by start_time desc limit 1`)
  return run?.card_no ?? ''
}
