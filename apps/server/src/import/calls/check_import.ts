import { checkImport } from '@takt/contract/import/check_import.ts'
import { handle } from '../../ground/call/handle.ts'
import { importRecords } from '../import-records.ts'

export default handle(checkImport, async (input, { db, session, now }) => {
  const { language, username } = session
  const { answer } = await importRecords(db, { ...input, dry_run: true, by: username, now, language })
  return [answer]
})
