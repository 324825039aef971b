import { can } from '@takt/domain/ground/permissions.ts'
import { isFlagQuantity, whyNotAdjust } from '@takt/domain/pallets/adjust-flag.ts'
import { whyNotConfirmChosen } from '@takt/domain/pallets/confirm-flags.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { machines } from '../../data/machines/machines.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { PalletConfirmationAnswer } from './PalletConfirmationPanel.tsx'

/** Confirms the chosen flags, or corrects how many pieces one of them says. */
export const palletConfirmation = definePanel<'pallet-flags', PalletConfirmationAnswer>({
  id: 'pallet-confirmation',
  for: 'pallet-flags',
  visible: (_, session) => can(session, 'confirm-orders'),
  disabled({ machine_id, flags }, answer) {
    if (answer.do === 'adjust') {
      const why = whyNotAdjust(flags)
      if (why !== undefined) return `pallet.why-${why}`
      return answer.qty === null || isFlagQuantity(answer.qty) ? undefined : 'refusal.pallet-flag-positive'
    }
    const why = whyNotConfirmChosen(flags, machines.get(machine_id) ?? { special_functions: [] })
    return why === undefined ? undefined : `pallet.why-${why}`
  },
  async perform({ machine_id, flags }, answer, requestId) {
    const [first] = flags
    if (answer.do === 'adjust') {
      const record_no = first?.recordNo ?? 0
      const qty = answer.qty ?? 0
      await call('adjust_pallet_flag', { machine_id, record_no, qty }, { requestId })
      return say('pallet.adjusted', { record_no, qty })
    }
    const record_nos = flags.map(({ recordNo }) => recordNo)
    const outcomes = await call('confirm_pallet_flags', { machine_id, record_nos }, { requestId })
    select(null)
    return say('pallet.confirmed', { count: outcomes.filter(({ outcome }) => outcome === 'confirmed').length })
  },
  load: () => import('./PalletConfirmationPanel.tsx'),
})
