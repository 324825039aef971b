import type { FlagState } from '@takt/domain/pallets/flag-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { StateTone } from '@takt/ui/state/StateShape.tsx'

export const flagLooks: Record<FlagState, { readonly tone: StateTone; readonly word: TextKey }> = {
  cancelled: { tone: 'neutral', word: 'pallet.state-cancelled' },
  failed: { tone: 'stopped', word: 'pallet.state-failed' },
  waits: { tone: 'setup', word: 'pallet.state-waits' },
  open: { tone: 'uncoded', word: 'pallet.state-open' },
  T: { tone: 'running', word: 'pallet.state-T' },
  N: { tone: 'neutral', word: 'pallet.state-N' },
}
