import { can } from '@takt/domain/ground/permissions.ts'
import { presetQuantity } from '@takt/domain/materials/store-order.ts'
import { call } from '../../data/call/call.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { MaterialAnswer } from './MaterialPanel.tsx'

/** Orders the chosen materials from the stores, or gives them back. */
export const material = definePanel<'materials', MaterialAnswer>({
  id: 'material',
  for: 'materials',
  visible: ({ menu }, session) => menu && can(session, 'report-quantity'),
  disabled: (_, { action, line }) =>
    action === 'give-back' && presetQuantity(line, action) === 0 ? 'materials.nothing-to-return' : undefined,
  async perform({ machine_id, onDone }, { action, line, quantity, place }, requestId) {
    const { card_no, material_no, unit } = line
    const name = action === 'order' ? 'order_material' : 'return_material'
    await call(name, { machine_id, card_no, material_no, quantity, place }, { requestId })
    onDone()
    return say(action === 'order' ? 'materials.ordered' : 'materials.returned', {
      material: material_no,
      quantity,
      unit: unitText(unit),
    })
  },
  load: () => import('./MaterialPanel.tsx'),
})
