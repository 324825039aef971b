import { sendErpNow } from '@takt/contract/erp/send_erp_now.ts'
import { handle } from '../../ground/call/handle.ts'
import { sendNow } from '../send-now.ts'

export default handle(sendErpNow, async (_input, { db, now, audit }) => {
  const sent = await sendNow(db, now)
  if (!sent) return { refusal: 'erp-link-off', values: {} }
  audit({ what: 'erp-link.sent-now', key: 'erp', after: sent })
  return [{ waiting: sent.waiting }]
})
