import { can } from '@takt/domain/ground/permissions.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { call } from '../../data/call/call.ts'
import { machines } from '../../data/machines/machines.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { Lot } from '../MaterialLots.tsx'

/** Other lots while an order runs: a new group of its run. */
export const runningOrderLots = definePanel<'running-order', readonly Lot[]>({
  id: 'running-order-lots',
  for: 'running-order',
  visible: ({ orders }, session) => {
    const machine = orders.length === 1 ? machines.get(orders[0]?.machine_id ?? '') : undefined
    return machine !== undefined && can(session, 'report-quantity') && has(machine, 'materialsBeforeStart')
  },
  async perform({ orders }, lots, requestId) {
    const [order] = orders
    if (!order) return say('start.no-materials')
    const { machine_id, card_no, work_order_no } = order
    await call('assign_material_lots', { machine_id, card_no, lots: [...lots] }, { requestId })
    return say('start.lots-saved', { order: work_order_no })
  },
  load: () => import('./RunningOrderLotsPanel.tsx'),
})
