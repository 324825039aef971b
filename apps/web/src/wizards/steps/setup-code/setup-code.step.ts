import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** SF326: the setup reason that the stop has from here on. */
export const setupCode = defineStep({
  id: 'setup-code',
  label: 'wizard.setup-code',
  initial: null as StopCode | null,
  settings: {} as NoSettings,
  table: { key: 'stop_code', columns: ['stop_code', 'stop_description'] },
  check: (code) => (code ? 'ok' : { blocked: { key: 'wizard.setup-code.pick' } }),
  takesScan: true,
  load: () => import('./SetupCodeStep.tsx'),
})
