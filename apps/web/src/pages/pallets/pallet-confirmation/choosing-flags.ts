import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { flagsToConfirm } from '@takt/domain/pallets/confirm-flags.ts'
import type { Selection } from '../../../data/chosen/selection.ts'
import { machines } from '../../../data/machines/machines.ts'

/** Chosen flags are for the panel that confirms and adjusts. */
export function choosingFlags(machine_id: string): {
  chosenIn(selection: Selection | null): readonly PalletFlag[]
  selectionOf(flags: readonly PalletFlag[]): Selection
  all(flags: readonly PalletFlag[]): readonly PalletFlag[]
} {
  return {
    chosenIn: (selection) => (selection?.kind === 'pallet-flags' ? selection.of.flags : []),
    selectionOf: (flags) => ({ kind: 'pallet-flags', of: { machine_id, flags } }),
    all: (flags) => flagsToConfirm(flags, machines.get(machine_id) ?? { special_functions: [] }),
  }
}
