import { getDocuments } from '@takt/contract/documents/get_documents.ts'
import { handle } from '../../ground/call/handle.ts'
import { documentsOf, runningCardNo } from '../documents-of.ts'

export default handle(getDocuments, async ({ of_running, ...asked }, { db, session, server }) => {
  const running = of_running && asked.card_no === '' ? await runningCardNo(db, asked.machine_id) : asked.card_no
  return await documentsOf({ ...asked, card_no: running }, { db, session, server })
})
