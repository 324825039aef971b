/** What the start of a planned order asks for, the same for every wizard that starts one. */
import { startSteps } from '@takt/domain/orders/start-chain.ts'
import { has } from '@takt/domain/special-functions.ts'
import type { PlannedPick } from '@takt/domain/wizard/planned-pick.ts'
import type { Asked } from './engine/define-step.ts'

type Picked = (asked: Asked) => PlannedPick | null

export const hasInserts = (picked: PlannedPick | null): boolean => (picked?.inserts.length ?? 0) > 0

/** Another insert is another tool: the structures of the planned one no longer count. */
export const hasStructures = (picked: PlannedPick | null): boolean =>
  (picked?.structures.length ?? 0) > 0 && !hasInserts(picked)

export const asksSetupCode = ({ machine }: Asked): boolean => has(machine, 'setupStopReason')

export const asksCavities = ({ touch }: Asked): boolean => touch?.ask_for_cavities === 1

export function asksUnitQuantity({ machine }: Asked, picked: PlannedPick | null): boolean {
  return picked !== null && startSteps(machine, picked.order, 0).includes('unit-quantity')
}

export function insertOptions(picked: Picked) {
  return {
    when: (asked: Asked) => hasInserts(picked(asked)),
    settings: (asked: Asked) => ({
      tool_id: picked(asked)?.order.tool_id ?? '',
      inserts: picked(asked)?.inserts ?? [],
    }),
  }
}

export function structureOptions(picked: Picked) {
  return {
    when: (asked: Asked) => hasStructures(picked(asked)),
    settings: (asked: Asked) => ({ structures: picked(asked)?.structures ?? [] }),
  }
}

export const cavityOptions = {
  when: asksCavities,
  settings: ({ touch }: Asked) => ({
    max: touch?.max_cavities ?? 99,
    maxRule: 'wizard.cavities.limit' as const,
  }),
}
