import { deviceValue } from '../data/device-storage.ts'
import { personalChoice } from '../data/personal-choice.ts'

/** Filters wait for the update button. */
export const manualMode = personalChoice('analysis_manual', {
  name: 'analysis-manual',
  read: (stored) => stored === true,
})
export const panelOpen = deviceValue('user', 'analysis-panel', (stored) => stored !== false)
