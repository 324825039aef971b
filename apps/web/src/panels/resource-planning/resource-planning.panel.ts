import { can } from '@takt/domain/ground/permissions.ts'
import { pressResource } from '@takt/domain/planning/resource-hours.ts'
import { call } from '../../data/call/call.ts'
import { requestIdOf } from '../../data/call/one-by-one.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { ResourceAnswer } from './ResourcePlanningPanel.tsx'

/** A resource takes the chosen orders on, or gives them back. */
export const resourcePlanning = definePanel<'resource-orders', ResourceAnswer>({
  id: 'resource-planning',
  for: 'resource-orders',
  visible: (_, session) => can(session, 'report-quantity'),
  async perform({ orders, onDone }, { machine_id, description }, requestId) {
    const pressed = pressResource(orders, machine_id)
    const { operation_type } = pressed
    try {
      for (const [at, { card_no }] of pressed.orders.entries()) {
        await call('user_planning', { operation_type, machine_id, card_no }, { requestId: requestIdOf(requestId, at) })
      }
    } finally {
      // Also what was done before a refusal is shown.
      onDone()
    }
    const said = { resource: description, count: pressed.orders.length }
    return say(operation_type === 'insert' ? 'resources.took' : 'resources.gave-back', said)
  },
  load: () => import('./ResourcePlanningPanel.tsx'),
})
