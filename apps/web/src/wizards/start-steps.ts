/** What the start of a planned order asks for, the same for every wizard that starts one. */

import { has } from '@takt/domain/ground/special-functions.ts'
import { startSteps } from '@takt/domain/orders/start-chain.ts'
import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import type { Asked } from './engine/define-step.ts'
import { askPerCycle, perCycleLimit } from './out-of-proportion.ts'
import { unitQuantity } from './steps/unit-quantity/unit-quantity.step.ts'

export const MOST_PER_CYCLE = { max: 10_000, maxRule: 'wizard.order-quantity.limit' } as const

type Picked = (asked: Asked) => PlannedPick | null

/** What is chosen from a list has its own rule here. */
const NOTHING_OFFERED = { inserts: 0, structures: 0, setupTypes: 0 }

export const hasInserts = (picked: PlannedPick | null): boolean => (picked?.inserts.length ?? 0) > 0

/** Another insert is another tool: the structures of the planned one no longer count. */
export const hasStructures = (picked: PlannedPick | null): boolean =>
  (picked?.structures.length ?? 0) > 0 && !hasInserts(picked)

export const asksSetupCode = ({ machine }: Asked): boolean => has(machine, 'setupStopReason')

export const asksCavities = ({ touch }: Asked): boolean => touch?.ask_for_cavities === 1

export function asksUnitQuantity({ machine }: Asked, picked: PlannedPick | null): boolean {
  return picked !== null && startSteps(machine, picked.order, NOTHING_OFFERED).includes('unit-quantity')
}

/** A planned order without pieces per cycle is asked for them; what its part has is what is usual. */
export function unitQuantityOptions(picked: Picked) {
  return {
    when: (asked: Asked) => asksUnitQuantity(asked, picked(asked)),
    settings: (asked: Asked) => perCycleLimit(asked, picked(asked)?.order.planned_op_qty ?? 0, MOST_PER_CYCLE),
    leaving: (asked: Asked) => {
      const value = asked.answer(unitQuantity)
      const usual = picked(asked)?.order.quantity_per_cycle ?? 0
      return askPerCycle(asked, { usual, quantity: quantityOf(value ?? ''), value })
    },
  }
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

export function cavityOptions(picked: Picked) {
  return {
    when: asksCavities,
    settings: (asked: Asked) => ({
      max: asked.touch?.max_cavities ?? 99,
      maxRule: 'wizard.cavities.limit' as const,
      perCycle: picked(asked)?.order.quantity_per_cycle ?? 0,
    }),
  }
}
