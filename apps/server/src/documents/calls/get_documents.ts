import { getDocuments } from '@takt/contract/procedures/get_documents.ts'
import { documentsOf, runningCardNo } from '../documents/documents-of.ts'
import { handle } from './handle.ts'

export default handle(getDocuments, async ({ of_running, ...asked }, { db, session, server }) => {
  const running = of_running && asked.card_no === '' ? await runningCardNo(db, asked.machine_id) : asked.card_no
  return await documentsOf({ ...asked, card_no: running }, { db, session, server })
})
