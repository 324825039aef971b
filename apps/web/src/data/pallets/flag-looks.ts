import type { FlagState } from '@takt/domain/pallets/flag-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { StatusTone } from '@takt/ui/state/StatusTag.tsx'

export const flagLooks: Record<FlagState, { readonly tone: StatusTone; readonly word: TextKey }> = {
  cancelled: { tone: 'off', word: 'pallet.state-cancelled' },
  failed: { tone: 'bad', word: 'pallet.state-failed' },
  waits: { tone: 'waiting', word: 'pallet.state-waits' },
  open: { tone: 'warning', word: 'pallet.state-open' },
  T: { tone: 'good', word: 'pallet.state-T' },
  N: { tone: 'off', word: 'pallet.state-N' },
}
