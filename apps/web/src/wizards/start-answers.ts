import type { StartedWith } from '@takt/domain/orders/start-chain.ts'
import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import { type PlannedPick, plannedAsOrder } from '@takt/domain/orders/wizard/planned-pick.ts'
import type { BookingLine } from './Booking.tsx'
import type { Asked } from './engine/define-step.ts'
import { asksCavities, asksSetupCode, asksUnitQuantity, hasInserts, hasStructures } from './start-steps.ts'
import { cavities } from './steps/cavities/cavities.step.ts'
import { employee } from './steps/employee/employee.step.ts'
import { setupCode } from './steps/setup-code/setup-code.step.ts'
import { toolInsert } from './steps/tool-insert/tool-insert.step.ts'
import { toolStructure } from './steps/tool-structure/tool-structure.step.ts'
import { unitQuantity } from './steps/unit-quantity/unit-quantity.step.ts'
import { entryOf } from './steps/unit-quantity/unit-quantity-entry.ts'

export interface StartAnswers {
  readonly tool_id: string
  readonly child_tool_id: string
  readonly sf326_stop_code: string
  readonly unit_qty: number | ''
  readonly cavities: number | ''
}

/** What was answered, as the calls take it; '' where a step was not asked. */
export function startAnswers(asked: Asked, picked: PlannedPick): StartAnswers {
  const { answer } = asked
  const insert = hasInserts(picked) ? answer(toolInsert)?.tool_id : undefined
  return {
    tool_id: insert ?? picked.order.tool_id,
    child_tool_id: hasStructures(picked) ? (answer(toolStructure)?.child_tool_id ?? '') : '',
    sf326_stop_code: asksSetupCode(asked) ? (answer(setupCode)?.stop_code ?? '') : '',
    unit_qty: asksUnitQuantity(asked, picked) ? quantityOf(entryOf(answer(unitQuantity), { preset: 0 })) : '',
    cavities: asksCavities(asked) ? quantityOf(answer(cavities)) : '',
  }
}

/** Who starts the order: that person is told to have, whoever is signed in at the terminal. */
export function employeeOf({ answer }: Asked): string {
  return answer(employee).number.trim()
}

export function whoStarts({ answer }: Asked): BookingLine {
  return { label: 'wizard.employee', value: answer(employee).name || answer(employee).number }
}

/** All that was answered, for the last look before the start. */
export function startBooking(asked: Asked, picked: PlannedPick | null): readonly BookingLine[] {
  if (!picked) return []
  const { tool_id, child_tool_id, unit_qty, cavities } = startAnswers(asked, picked)
  const setup = asksSetupCode(asked) ? asked.answer(setupCode) : null
  return [
    { label: 'wizard.column.tool_id', value: tool_id },
    { label: 'wizard.tool-structure', value: child_tool_id },
    { label: 'wizard.setup-code', value: setup ? `${setup.stop_code} ${setup.stop_description}` : '' },
    { label: 'wizard.unit-quantity', value: unit_qty },
    { label: 'wizard.cavities', value: cavities },
  ]
}

/** Before an order is picked nothing starts. */
export function startedWith(asked: Asked, picked: PlannedPick | null): StartedWith | null {
  return picked && { tool_id: startAnswers(asked, picked).tool_id, part_no: picked.order.part_no }
}

/** The order as it will run: with the pieces of a cycle that were entered, not those of its part. */
export function orderToStart(asked: Asked, picked: PlannedPick | null) {
  if (!picked) return null
  const order = plannedAsOrder(picked.order)
  const { unit_qty, cavities } = startAnswers(asked, picked)
  return { ...order, cycle_qty: cavities || unit_qty || order.quantity_per_cycle }
}
