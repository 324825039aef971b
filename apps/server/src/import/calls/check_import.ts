import { checkImport } from '@takt/contract/procedures/check_import.ts'
import { importRecords } from '../import/import-records.ts'
import { handle } from './handle.ts'

export default handle(checkImport, async (input, { db, session, now }) => {
  if (session.machine_restrictions.length > 0) return { refusal: 'import-all-machines', values: {} }
  const { language, username } = session
  const { answer } = await importRecords(db, { ...input, dry_run: true, by: username, now, language })
  return [answer]
})
