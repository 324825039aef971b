import { getDocument } from '@takt/contract/documents/get_document.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { archiveRows, asDocument, folderDocument } from '../files/archive-rows.ts'
import { machineFoldersOf } from '../files/find-file.ts'

export default handle(getDocument, async ({ machine_id, hash }, { db, session, server }) => {
  const [row] = await archiveRows(db, sql`a.hash = ${hash}`)
  if (row) return [asDocument(row)]
  const [own] = await machineFoldersOf({ db, company_key: session.company_key }, machine_id)
  const file = own && (await server.machineFolders.list(own)).find((one) => one.hash === hash)
  return file ? [folderDocument(file)] : { refusal: 'document-not-found', values: {} }
})
