import { checkImport } from '@takt/contract/import/check_import.ts'
import { handle } from '../../ground/call/handle.ts'
import { importRecords } from '../import-records.ts'

export default handle(checkImport, async (input, { db, session: { language } }) => {
  const { answer } = await importRecords(db, { ...input, dry_run: true, language })
  return [answer]
})
