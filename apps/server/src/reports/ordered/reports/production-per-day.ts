import { amountsText, sumByUnit } from '@takt/domain/ground/by-unit.ts'
import { scrapShares } from '@takt/domain/orders/scrap-percent.ts'
import { reportWords } from '../../../documents/quick-reports/report-words.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'
import { productionPerDay as gathered } from '../production-sums.ts'

export const productionPerDay = defineOrderedReport({
  report_id: 'production-per-day',
  title: 'reports.production-per-day',
  description: 'reports.production-per-day-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.day', as: 'text', width: 75 },
    { label: 'reports.machine', as: 'text', width: 75 },
    { label: 'reports.good', as: 'number', width: 65 },
    { label: 'reports.scrap', as: 'number', width: 55 },
    { label: 'reports.unit', as: 'text', width: 35 },
    { label: 'reports.scrap-share', as: 'percent', width: 60 },
    { label: 'reports.run-time', as: 'time', width: 65 },
    { label: 'reports.stop-time', as: 'time', width: 65 },
  ],
  async gather(asked, limit) {
    const { number, percent, unit: unitName } = reportWords(asked.reader)
    const days = (await gathered(asked, limit)).map((row) => ({ ...row, unit: unitName(row.unit) }))
    const made = days.filter(({ unit, good, scrap }) => unit !== '' || good !== 0 || scrap !== 0)
    const sums = (of: 'good' | 'scrap') => sumByUnit(made.map((row) => ({ unit: row.unit, quantity: row[of] })))
    const [good, scrap] = [sums('good'), sums('scrap')]
    const shares = good.map(({ unit, quantity }, at) => {
      const { scrap_per } = scrapShares({ good: quantity, scrap: scrap[at]?.quantity ?? 0 })
      return { unit: good.length > 1 ? unit : '', share: scrap_per === null ? '–' : percent(scrap_per) }
    })
    return {
      rows: days.map((row) => [
        row.day,
        row.machine_id,
        row.good,
        row.scrap,
        row.unit,
        scrapShares(row).scrap_per,
        row.run_ms / 1000,
        row.stop_ms / 1000,
      ]),
      facts: [
        ['reports.good', 'text', amountsText(good, number)],
        ['reports.scrap', 'text', amountsText(scrap, number)],
        ['reports.scrap-share', 'text', shares.map(({ unit, share }) => `${share} ${unit}`.trim()).join(' · ')],
      ],
    }
  },
})
