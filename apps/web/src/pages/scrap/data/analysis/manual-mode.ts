import { personalChoice } from '../../../../data/session/personal-choice.ts'
import { deviceValue } from '../../../../device/device-storage.ts'

/** Filters wait for the update button. */
export const manualMode = personalChoice('analysis_manual', {
  name: 'analysis-manual',
  read: (stored) => stored === true,
})
export const panelOpen = deviceValue('user', 'analysis-panel', (stored) => stored !== false)
