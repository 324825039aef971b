import { importRecords as promise } from '@takt/contract/import/import_records.ts'
import { handle } from '../../ground/call/handle.ts'
import { importRecords } from '../import-records.ts'

export default handle(promise, async (input, { db, session: { language }, audit, emit, machineChanged }) => {
  const { answer, touched } = await importRecords(db, { ...input, dry_run: false, language })
  const { kind, added, changed, unchanged, refused } = answer
  audit({ what: 'import.done', key: kind, after: { added, changed, unchanged, refused } })
  for (const order of touched.orders) emit('OrderChanged', order)
  for (const machine_id of touched.machines) machineChanged(machine_id)
  if (touched.settings) emit('SettingsChanged', {})
  return [answer]
})
