import { printFile } from '@takt/contract/procedures/print_file.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { findFile } from '../files/find-file.ts'
import { queueFile } from '../printing/queue-file.ts'
import { handle } from './handle.ts'

export default handle(printFile, async ({ printer_no, ...asked }, context) => {
  const { db, session, server } = context
  const file = await findFile({ db, company_key: session.company_key, machineFolders: server.machineFolders }, asked)
  if (isRefusal(file)) return file
  const queued = await queueFile(context, file, printer_no)
  return isRefusal(queued) ? queued : [queued]
})
