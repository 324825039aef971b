import { sendErpNow } from '@takt/contract/procedures/send_erp_now.ts'
import { sendNow } from '../erp/send-now.ts'
import { handle } from './handle.ts'

export default handle(sendErpNow, async (_input, { db, now, audit }) => {
  const sent = await sendNow(db, now)
  if (!sent) return { refusal: 'erp-link-off', values: {} }
  audit({ what: 'erp-link.sent-now', key: 'erp', after: sent })
  return [{ waiting: sent.waiting }]
})
