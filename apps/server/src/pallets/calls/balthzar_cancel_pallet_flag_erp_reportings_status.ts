import { cancelPalletFlagErpReportingsStatus } from '@takt/contract/pallets/balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeFailedRecord } from '../../erp/failed-records.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(cancelPalletFlagErpReportingsStatus, async ({ record_no }, context) => {
  const done = await changeFailedRecord(context, { subject: 'pallet_flag_history', record_no }, 'remove')
  return isRefusal(done) ? done : [{ value: 'true' as const }]
})
