import { tellExport } from '@takt/contract/setup/tell_export.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(tellExport, async ({ file, rows }, { audit }) => {
  audit({ what: 'list.exported', key: file, after: { rows } })
  return [{ file }]
})
