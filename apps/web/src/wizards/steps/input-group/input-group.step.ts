import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { InputSetting } from '@takt/domain/scrap/input-groups.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

export type InputGroup = ProcedureRow<'get_input_groups'>

/** A group, with its settings as they are for this machine, its tool and its part. */
export interface PickedGroup {
  readonly group: InputGroup
  readonly settings: readonly InputSetting[]
}

/** Which group of values. */
export const inputGroup = defineStep({
  id: 'input-group',
  label: 'wizard.input-group',
  initial: null as PickedGroup | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  table: { key: 'record_no', columns: ['description'] },
  check: (picked) => {
    if (!picked) return { blocked: { key: 'wizard.input-group.pick' } }
    return picked.settings.length > 0 ? 'ok' : { blocked: { key: 'wizard.input-group.empty' }, refused: true }
  },
  load: () => import('./InputGroupStep.tsx'),
})
