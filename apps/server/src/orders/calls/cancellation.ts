import { cancellation } from '@takt/contract/orders/cancellation.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { changeHistory } from '../change-history.ts'

export default handle(cancellation, async ({ machine_id, record_nos, action }, { db, now, audit, emit }) => {
  const rows = await changeHistory(db, { machine_id, record_nos, action, now })
  if (isRefusal(rows)) return rows
  audit({
    what: action === 'cancellation' ? 'print-history.cancelled' : 'print-history.reverted',
    key: machine_id,
    after: rows,
  })
  emit('PalletsChanged', { machine_id })
  return rows
})
