import { can } from '@takt/domain/ground/permissions.ts'
import { bundleQuantity } from '@takt/domain/planning/create-bundle.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { UnbundledAnswer } from './DetailPlanningUnbundledPanel.tsx'

/** Makes one bundle of the chosen orders. */
export const detailPlanningUnbundled = definePanel<'unbundled-orders', UnbundledAnswer>({
  id: 'detail-planning-unbundled',
  for: 'unbundled-orders',
  visible: (_, session) => can(session, 'detail-planning'),
  async perform({ orders, onDone }, answer, requestId) {
    if (answer === 'decline') return { told: say('planning.bundling-declined') }
    const [made] = await call(
      'balthzar_create_detail_planning_bundle',
      {
        machine_id: orders[0]?.machine_id1 ?? '',
        card_nos: orders.map(({ card_no }) => card_no),
        planned_qty: bundleQuantity(orders),
      },
      { requestId },
    )
    select(null)
    onDone()
    return say('planning.created', { bundle: made?.bundle_no ?? '' })
  },
  load: () => import('./DetailPlanningUnbundledPanel.tsx'),
})
