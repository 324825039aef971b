import { printFile } from '@takt/contract/pallets/print_file.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { findFile } from '../../documents/files/find-file.ts'
import { handle } from '../../ground/call/handle.ts'
import { queueFile } from '../printing/queue-file.ts'

export default handle(printFile, async ({ printer_no, ...asked }, context) => {
  const { db, session, server } = context
  const file = await findFile({ db, company_key: session.company_key, machineFolders: server.machineFolders }, asked)
  if (isRefusal(file)) return file
  const queued = await queueFile(context, file, printer_no)
  return isRefusal(queued) ? queued : [queued]
})
