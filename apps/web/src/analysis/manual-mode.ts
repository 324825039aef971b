import { deviceValue } from '../data/device-storage.ts'

/** Filters wait for the update button. */
export const manualMode = deviceValue('user', 'analysis-manual', (stored) => stored === true)
export const panelOpen = deviceValue('user', 'analysis-panel', (stored) => stored !== false)
