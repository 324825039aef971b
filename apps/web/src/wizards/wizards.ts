/** The list of all wizards. One that is not named here does not exist. */
import { reportQuantity } from './report-quantity/report-quantity.wizard.ts'
import { runActivity } from './run-activity/run-activity.wizard.ts'

export const wizards = [reportQuantity, runActivity]
