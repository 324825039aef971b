import { oee, sum } from '@takt/domain/machines/oee/oee.ts'
import { sql } from '../../../ground/db/sql.ts'
import { defineOrderedReport, type OrderedAsked } from '../define-ordered-report.ts'
import { shiftSums } from '../shift-figures.ts'

export const oeePerShift = defineOrderedReport({
  report_id: 'oee-per-shift',
  title: 'reports.oee-per-shift',
  description: 'reports.oee-per-shift-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.day', as: 'text', width: 75 },
    { label: 'reports.shift', as: 'text', width: 85 },
    { label: 'reports.machine', as: 'text', width: 75 },
    { label: 'reports.availability', as: 'percent', width: 65 },
    { label: 'reports.performance', as: 'percent', width: 65 },
    { label: 'reports.quality', as: 'percent', width: 65 },
    { label: 'reports.oee', as: 'percent', width: 65 },
  ],
  async gather(asked, limit) {
    const names = await shiftNames(asked)
    const shifts = await shiftSums(asked, 'shift', limit)
    const whole = oee(sum(shifts))
    return {
      rows: shifts.map((row) => {
        const { t_percent, a_percent, k_percent, tak } = oee(row)
        const shift = names.get(row.shift) ?? String(row.shift)
        return [row.day, shift, row.machine_id, t_percent, a_percent, k_percent, tak]
      }),
      facts: [
        ['reports.availability', 'percent', whole.t_percent],
        ['reports.performance', 'percent', whole.a_percent],
        ['reports.quality', 'percent', whole.k_percent],
        ['reports.oee', 'percent', whole.tak],
      ],
    }
  },
})

async function shiftNames({ db, reader }: OrderedAsked): Promise<Map<number, string>> {
  const rows = await db.many<{ shift: number; name: string }>(sql`
    select shift, takt_name(names, ${reader.language})
      as name from shift`)
  return new Map(rows.map(({ shift, name }) => [shift, name]))
}
