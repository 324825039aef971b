import { removeFailedErpRecord } from '@takt/contract/erp/remove_failed_erp_record.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { changeFailedRecord } from '../failed-records.ts'

export default handle(removeFailedErpRecord, async (of, context) => {
  const done = await changeFailedRecord(context, of, 'remove')
  if (isRefusal(done)) return done
  const { machine_id } = done
  if (of.subject === 'cancellation') context.emit('NewOrderCancellation', { machine_id, record_no: of.record_no })
  return [of]
})
