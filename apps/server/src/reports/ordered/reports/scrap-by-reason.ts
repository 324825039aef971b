import { amountsText, sumByUnit } from '@takt/domain/ground/by-unit.ts'
import { reportWords } from '../../../documents/quick-reports/report-words.ts'
import { sql } from '../../../ground/db/sql.ts'
import { aroundDays } from '../../../machines/asked/period.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'

/** Scrap by its reason, most first; of each unit its own rows and share. Corrections are taken away, as everywhere. */
export const scrapByReason = defineOrderedReport({
  report_id: 'scrap-by-reason',
  title: 'reports.scrap-by-reason',
  description: 'reports.scrap-by-reason-text',
  parameters: ['period', 'machines', 'part', 'order'],
  columns: [
    { label: 'reports.code', as: 'text', width: 70 },
    { label: 'reports.reason', as: 'text', width: 180 },
    { label: 'reports.scrap', as: 'number', width: 70 },
    { label: 'reports.unit', as: 'text', width: 35 },
    { label: 'reports.share', as: 'percent', width: 70 },
    { label: 'reports.bookings', as: 'number', width: 70 },
  ],
  async gather({ db, reader, days, machine_ids, part_no, card_no }, limit) {
    const around = aroundDays(days)
    const { number, unit: unitName } = reportWords(reader)
    const booked = await db.many<{ code: string; reason: string; unit: string; qty: number; bookings: number }>(sql`
      select t.scrap_reason as code, takt_name(r.names, ${reader.language}) as reason, p.unit,
        sum(t.scrap_qty)::float8 as qty, count(*)::int as bookings
      from scrap_transaction t join part p on p.part_no = t.part_no and p.op_number = t.op_number
        left join scrap_reason r on r.code = t.scrap_reason
      where t.machine_id = any (${machine_ids as string[]}) and t.trans_time >= ${around.from}
        and t.trans_time < ${around.to} and t.day between ${days.from} and ${days.to}
        and (${part_no} = '' or t.part_no = ${part_no}) and (${card_no} = '' or t.card_no = ${card_no})
      group by 1, 2, 3 having sum(t.scrap_qty) <> 0 order by 4 desc, 1 limit ${limit}`)
    const rows = booked.map((row) => ({ ...row, unit: unitName(row.unit) }))
    const sums = sumByUnit(rows.map(({ unit, qty }) => ({ unit, quantity: qty })))
    const whole = (unit: string) => sums.find((sum) => sum.unit === unit)?.quantity ?? 0
    return {
      rows: rows.map(({ code, reason, unit, qty, bookings }) => [
        code,
        reason,
        qty,
        unit,
        whole(unit) > 0 ? (100 * qty) / whole(unit) : null,
        bookings,
      ]),
      facts: [['reports.scrap', 'text', amountsText(sums, number)]],
    }
  },
})
