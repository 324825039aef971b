import { scrapShares, sumGoodAndScrap } from '@takt/domain/scrap/scrap-percent.ts'
import { defineOrderedReport } from '../define-ordered-report.ts'
import { shiftSums } from '../shift-figures.ts'

export const productionPerDay = defineOrderedReport({
  report_id: 'production-per-day',
  title: 'reports.production-per-day',
  description: 'reports.production-per-day-text',
  parameters: ['period', 'machines'],
  columns: [
    { label: 'reports.day', as: 'text', width: 80 },
    { label: 'reports.machine', as: 'text', width: 85 },
    { label: 'reports.good', as: 'number', width: 65 },
    { label: 'reports.scrap', as: 'number', width: 60 },
    { label: 'reports.scrap-share', as: 'percent', width: 60 },
    { label: 'reports.run-time', as: 'time', width: 72 },
    { label: 'reports.stop-time', as: 'time', width: 73 },
  ],
  async gather(asked, limit) {
    const days = (await shiftSums(asked, 'day', limit)).map((row) => ({
      ...row,
      good: row.good_qty,
      scrap: row.scrap_qty,
    }))
    const whole = sumGoodAndScrap(days)
    return {
      rows: days.map((row) => [
        row.day,
        row.machine_id,
        row.good,
        row.scrap,
        scrapShares(row).scrap_per,
        row.whole_run_ms / 1000,
        row.stop_ms / 1000,
      ]),
      facts: [
        ['reports.good', 'number', whole.good],
        ['reports.scrap', 'number', whole.scrap],
        ['reports.scrap-share', 'percent', scrapShares(whole).scrap_per],
      ],
    }
  },
})
