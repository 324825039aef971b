/** The list of all panels. One that is not named here does not exist. */
import { machineActions } from './machine-actions/machine-actions.panel.ts'
import { stopCode } from './stop-code/stop-code.panel.ts'

export const panels = [machineActions, stopCode] as const
export type AnyPanel = (typeof panels)[number]
