import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { CategorySum } from '@takt/domain/history/statistics/mtbf/failure-sums.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'
import { failuresOfMachines } from '../failures-of-machines.ts'

/** Mean down time: of stops whose reason counts for MDT. */
export const mdt = defineOrderedReport({
  report_id: 'mdt',
  title: 'reports.mdt',
  description: 'reports.mdt-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.machine', as: 'text', width: 80 },
    { label: 'reports.name', as: 'text', width: 160 },
    { label: 'reports.stops', as: 'number', width: 75 },
    { label: 'reports.down-time', as: 'time', width: 105 },
    { label: 'reports.mdt-figure', as: 'time', width: 90 },
  ],
  async gather(asked) {
    const found = await failuresOfMachines(asked)
    if (isRefusal(found)) return found
    const { downtime } = found.whole
    return {
      rows: found.machines.map(({ machine_id, machine_description, sums }) => [
        machine_id,
        machine_description,
        sums.downtime.stops,
        sums.downtime.seconds,
        mean(sums.downtime),
      ]),
      facts: [
        ['reports.stops', 'number', downtime.stops],
        ['reports.down-time', 'time', downtime.seconds],
        ['reports.mdt-figure', 'time', mean(downtime)],
      ],
    }
  },
})

function mean({ seconds, stops }: CategorySum): number | null {
  return stops > 0 ? seconds / stops : null
}
