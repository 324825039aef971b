import { can } from '@takt/domain/ground/permissions.ts'
import { CallFailure, call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { TryAgain } from '../try-again.ts'
import type { PlannedOrderAnswer } from './PlannedOrderPanel.tsx'

/** How the server's refusal begins when material lines have no lot. */
const MATERIALS_MISSING = 'SF370'

/** Starts the chosen order of the plan, or takes what is left of it out of the plan and back. */
export const plannedOrder = definePanel<'planned-order', PlannedOrderAnswer>({
  id: 'planned-order',
  for: 'planned-order',
  visible: (_, session) => can(session, 'report-quantity'),
  async perform({ order, onDone }, answer, requestId) {
    const { machine_id1: machine_id, card_no, record_no1, tool_id } = order
    if (answer.do === 'cancel-rest') {
      const { cancelled } = answer
      await call('cancel_rest_of_order', { machine_id, card_no, record_no1, cancelled }, { requestId })
      onDone()
      return say(cancelled === 1 ? 'orders.rest-cancelled' : 'orders.rest-reverted', { order: order.work_order_no })
    }
    if (answer.do === 'assign') {
      await call('assign_material_lots', { machine_id, card_no, lots: [...answer.lots] }, { requestId })
      return say('start.lots-saved', { order: order.work_order_no })
    }
    const { answers, cavities, onAssign } = answer
    try {
      const tool = answers.tool_id || tool_id
      await call('start_order', { machine_id, card_no, record_no1, cavities, ...answers, tool_id: tool }, { requestId })
    } catch (problem) {
      if (!(problem instanceof CallFailure) || !problem.message.includes(MATERIALS_MISSING)) throw problem
      throw new TryAgain(problem, [{ label: say('start.assign-materials'), run: onAssign }])
    }
    onDone()
    return say('orders.started', { order: order.work_order_no })
  },
  load: () => import('./PlannedOrderPanel.tsx'),
})
