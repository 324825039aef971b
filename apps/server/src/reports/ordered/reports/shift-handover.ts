import { nameIn } from '@takt/domain/ground/names.ts'
import { reportWords } from '../../../documents/quick-reports/report-words.ts'
import { sql } from '../../../ground/db/sql.ts'
import { storedHandovers } from '../../handover/handover-rows.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'

const nothingMade = { unit: '', good_qty: 0, target_qty: null }

/** A row for each unit of a machine. */
export const shiftHandover = defineOrderedReport({
  report_id: 'shift-handover',
  title: 'reports.shift-handover',
  description: 'reports.shift-handover-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.day', as: 'text', width: 62 },
    { label: 'reports.shift', as: 'text', width: 75 },
    { label: 'handover.place', as: 'text', width: 66 },
    { label: 'reports.machine', as: 'text', width: 50 },
    { label: 'reports.good', as: 'number', width: 52 },
    { label: 'handover.planned.end', as: 'number', width: 52 },
    { label: 'reports.unit', as: 'text', width: 30 },
    { label: 'reports.oee', as: 'percent', width: 48 },
    { label: 'handover.note', as: 'text', width: 60 },
  ],
  async gather({ db, reader, days, machine_ids }, limit) {
    const handovers = await storedHandovers(
      db,
      sql`day between ${days.from} and ${days.to} and machines && ${machine_ids as string[]}`,
      limit,
    )
    const { unit: unitName } = reportWords(reader)
    const rows = handovers
      .toReversed()
      .flatMap(({ day, figures, words }) =>
        figures.machines
          .filter(({ machine_id }) => machine_ids.includes(machine_id))
          .flatMap(({ machine_id, made, tak }) =>
            (made.length === 0 ? [nothingMade] : made).map(({ unit, good_qty, target_qty }) => [
              day,
              nameIn(figures.shift_names, reader.language),
              figures.place_name,
              machine_id,
              good_qty,
              target_qty,
              unitName(unit),
              tak,
              words.remarks.find((one) => one.machine_id === machine_id)?.remark ?? '',
            ]),
          ),
      )
    const open = handovers.filter(({ taken_over_at }) => taken_over_at === null)
    return {
      rows,
      facts: [
        ['handover.count', 'number', handovers.length],
        ['handover.count-open', 'number', open.length],
      ],
    }
  },
})
