import { can } from '@takt/domain/ground/permissions.ts'
import { isPrintQuantity } from '@takt/domain/pallets/print-quantity.ts'
import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { reprintFlags } from '../reprint-flags.ts'
import type { PreparationAnswer } from './PreparationPanel.tsx'

/** What of a planned order is ready before it starts, and the print of all its flags at once. */
export const preparation = definePanel<'planned-order', PreparationAnswer>({
  id: 'preparation',
  for: 'planned-order',
  visible: (_, session) => can(session, 'report-quantity'),
  disabled({ order }, answer) {
    if (answer.do !== 'print' && answer.do !== 'reprint') return undefined
    if (answer.printer === '') return 'print.no-printer-set'
    if (answer.do === 'reprint' || isPrintQuantity(answer.quantity, order.planned_op_qty)) return undefined
    return 'print.quantity-outside'
  },
  async perform({ order, onDone }, answer, requestId) {
    if (answer.do === 'decline') return { told: say('print.declined') }
    const { machine_id1: machine_id, card_no, work_order_no } = order
    if (answer.do === 'prepare') {
      const { feature, value } = answer
      await call('prepare_for_order', { machine_id, card_no, feature, value }, { requestId })
      onDone()
      const what = say(`prepare.${feature}`)
      return say(value === 1 ? 'prepare.done' : 'prepare.undone', { what, order: work_order_no })
    }
    const { printer } = answer
    if (answer.do === 'print') {
      const { quantity, print_anyway } = answer
      const payload = { machine_id, card_no, quantity, printer_no: printer, print_anyway }
      await call('print_full_order', payload, { requestId })
      onDone()
      return say('print.queued')
    }
    const flags = await call('get_order_confirmation_pallet_flags', { machine_id, card_no })
    const valid = flags.filter(({ status }) => status === '')
    if (valid.length === 0) return { told: say('print.no-flags') }
    await reprintFlags(valid, { machine_id, printer, requestId })
    return say('print.queued')
  },
  load: () => import('./PreparationPanel.tsx'),
})
