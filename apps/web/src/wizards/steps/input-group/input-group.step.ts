import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { PickedGroup } from './InputGroupStep.tsx'

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
