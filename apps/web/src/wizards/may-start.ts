import { whyNotStart } from '@takt/domain/orders/start-chain.ts'
import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import type { Asked, NoSettings, Verdict } from './engine/define-step.ts'

/** Whether the picked order can be started on the machine at all. */
export function mayStart(picked: PlannedPick | null, _settings: NoSettings, { machine }: Asked): Verdict {
  if (!picked) return { blocked: { key: 'wizard.running-order.pick' } }
  // Cavities are asked for by a step of their own.
  const hindrance = whyNotStart({ machine, order: picked.order, ask_for_cavities: 0, cavities: '' })
  return hindrance === undefined ? 'ok' : { blocked: { key: hindrance }, refused: true }
}
