import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { failureFigures } from '@takt/domain/history/statistics/mtbf/failure-figures.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'
import { failuresOfMachines } from '../failures-of-machines.ts'

/** Mean time between failures: of stops whose reason counts for MTBF. */
export const mtbf = defineOrderedReport({
  report_id: 'mtbf',
  title: 'reports.mtbf',
  description: 'reports.mtbf-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.machine', as: 'text', width: 70 },
    { label: 'reports.name', as: 'text', width: 130 },
    { label: 'reports.run-time', as: 'time', width: 75 },
    { label: 'reports.failures', as: 'number', width: 65 },
    { label: 'reports.failure-time', as: 'time', width: 80 },
    { label: 'reports.mtbf-figure', as: 'time', width: 75 },
  ],
  async gather(asked) {
    const found = await failuresOfMachines(asked)
    if (isRefusal(found)) return found
    const { machines, whole } = found
    return {
      rows: machines.map(({ machine_id, machine_description, sums }) => [
        machine_id,
        machine_description,
        sums.run_seconds,
        sums.failure.stops,
        sums.failure.seconds,
        failureFigures(sums).mtbf,
      ]),
      facts: [
        ['reports.failures', 'number', whole.failure.stops],
        ['reports.mtbf-figure', 'time', machines.length > 0 ? failureFigures(whole).mtbf : null],
      ],
    }
  },
})
