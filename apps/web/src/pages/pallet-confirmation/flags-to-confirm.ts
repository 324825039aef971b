import type { PalletFlag } from '@takt/domain/model/pallet-flag.ts'
import type { Selection } from '../../panels/selection.ts'

/** Chosen flags are for the panel that confirms and adjusts. */
export function flagsToConfirm(machine_id: string): {
  chosenIn(selection: Selection | null): readonly PalletFlag[]
  selectionOf(flags: readonly PalletFlag[]): Selection
} {
  return {
    chosenIn: (selection) => (selection?.kind === 'pallet-flags' ? selection.of.flags : []),
    selectionOf: (flags) => ({ kind: 'pallet-flags', of: { machine_id, flags } }),
  }
}
