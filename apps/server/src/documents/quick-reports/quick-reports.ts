/** The list of all quick reports. One that is not named here does not exist. */
import { machineStops } from './machine-stops.ts'
import { orderReport } from './order-report.ts'

export const quickReports = [orderReport, machineStops]
