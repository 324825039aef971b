import { type Draft, readDraft } from '@takt/domain/orders/wizard/draft.ts'
import { deviceValue } from '../../device/device-storage.ts'
import type { Wizard } from './define-wizard.ts'
import { type Place, placeKey } from './kept-bookings.ts'

/** What a person has entered in one wizard on one machine and not sent. */
export interface KeptDraft {
  get(): Draft | null
  keep(draft: Draft): void
  drop(): void
}

export function keptDraft(wizard: Wizard, place: Place): KeptDraft {
  const value = deviceValue('user', `draft:${placeKey(wizard, place)}`, readDraft)
  return {
    get: value.get,
    keep: (draft) => value.set(draft),
    drop: () => {
      if (value.get() !== null) value.clear()
    },
  }
}
