import { createContext } from 'react'

/** The step whose table is drawn: by its name the columns are set up. */
export const StepTable = createContext('table')

/** What the columns of a step's table are stored under. */
export function wizardTable(step: string): string {
  return `wizard-${step}`
}
