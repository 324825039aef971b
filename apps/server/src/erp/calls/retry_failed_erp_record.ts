import { retryFailedErpRecord } from '@takt/contract/erp/retry_failed_erp_record.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { changeFailedRecord } from '../failed-records.ts'

export default handle(retryFailedErpRecord, async (of, context) => {
  const done = await changeFailedRecord(context, of, 'retry')
  if (isRefusal(done)) return done
  const { machine_id } = done
  if (of.subject === 'cancellation') context.emit('NewOrderCancellation', { machine_id, record_no: of.record_no })
  return [of]
})
