import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { SetupType } from './no-setup-type.ts'

/** What kind of setup it is. */
export const setupType = defineStep({
  id: 'setup-type',
  label: 'wizard.setup-type',
  initial: null as SetupType | null,
  settings: {} as NoSettings,
  advancesOnPick: true,
  table: { key: 'code', columns: ['code', 'description'] },
  check: (chosen) => (chosen ? 'ok' : { blocked: { key: 'wizard.setup-type.pick' } }),
  takesScan: true,
  load: () => import('./SetupTypeStep.tsx'),
})
