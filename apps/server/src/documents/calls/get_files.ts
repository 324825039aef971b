import { getFiles } from '@takt/contract/documents/get_files.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { archiveRows, asFile, folderArchiveFile } from '../files/archive-rows.ts'
import { belongsTo, completed } from '../files/belonging.ts'
import { machineFoldersOf } from '../files/find-file.ts'

export default handle(getFiles, async ({ kind, ...asked }, { db, session, server }) => {
  const { machine_id } = asked
  const reports = kind === 'q-reports'
  const ofKind = reports ? sql`a.kind = 'q-report'` : sql`true`
  const named = machine_id !== undefined || Object.values(asked).some((key) => key !== '')
  if (!named) return (await archiveRows(db, ofKind)).map(asFile)
  const belongs = reports
    ? sql`a.machine_id = ${machine_id ?? ''} or a.card_no = ${asked.card_no}`
    : belongsTo(await completed(db, asked))
  const files = (await archiveRows(db, sql`${ofKind} and (${belongs})`)).map(asFile)
  const [own] =
    machine_id && !reports ? await machineFoldersOf({ db, company_key: session.company_key }, machine_id) : []
  if (own) files.push(...(await server.machineFolders.list(own)).map((file) => folderArchiveFile(own.machine_id, file)))
  return files
})
