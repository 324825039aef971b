import { shownAs } from '@takt/domain/ground/document-file.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { FoundFile } from '../../documents/files/find-file.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepContent } from '../../ground/files/content.ts'
import { documentPrinterProblem } from './printers.ts'

/**
 * A file that waits for its printer, with what is in it now. Label printers take no PDF: only one of which somebody has
 * said that it does gets the file.
 */
export async function queueFile(
  { db, session, now, server, audit, emit }: Pick<CallContext, 'db' | 'session' | 'now' | 'server' | 'audit' | 'emit'>,
  file: FoundFile,
  printer_no: string,
): Promise<{ record_no: number } | Refusal> {
  if (shownAs(file.name) !== 'pdf') return { refusal: 'print-only-pdf', values: { name: file.name } }
  const problem = await documentPrinterProblem({ db }, printer_no)
  if (problem) return problem
  let file_hash = file.hash
  if (file.folder) {
    const content = await server.machineFolders.read(file.folder.of, file.folder.path)
    if (!content) return { refusal: 'file-not-found', values: { path: file.name } }
    file_hash = await keepContent(db, content, now)
  }
  const machine_id = file.machine_id || null
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into print_job (machine_id, card_no, kind, print_text, file_hash, copies, printer_no, queued, queued_by)
    values (${machine_id}, ${file.card_no || null}, 'file', ${file.name}, ${file_hash}, 1, ${printer_no},
      ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  audit({ what: 'file.printed', key: String(record_no), after: { name: file.name, printer_no } })
  if (machine_id) emit('PalletsChanged', { machine_id })
  return { record_no }
}
