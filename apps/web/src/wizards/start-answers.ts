import { quantityOf } from '@takt/domain/wizard/check-quantity.ts'
import type { PlannedPick } from '@takt/domain/wizard/planned-pick.ts'
import type { Asked } from './engine/define-step.ts'
import { asksCavities, asksSetupCode, asksUnitQuantity, hasInserts, hasStructures } from './start-steps.ts'
import { cavities } from './steps/cavities/cavities.step.ts'
import { setupCode } from './steps/setup-code/setup-code.step.ts'
import { toolInsert } from './steps/tool-insert/tool-insert.step.ts'
import { toolStructure } from './steps/tool-structure/tool-structure.step.ts'
import { entryOf, unitQuantity } from './steps/unit-quantity/unit-quantity.step.ts'

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
