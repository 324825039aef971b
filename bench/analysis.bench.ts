import { addDays, dayOfWeek, isoWeek } from '@takt/domain/ground/dates.ts'
import { answerTo, type Question } from '@takt/domain/scrap/analysis/answer.ts'
import { columnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { datasetColumns, tableColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import { tableOf } from '@takt/domain/scrap/analysis/table.ts'
import { newView, type ViewConfig, withFilter } from '@takt/domain/scrap/analysis/view-config.ts'
import { defineBench, percentile } from './define-bench.ts'

const ROWS = 200_000
const DAYS = 1095
const FIRST = '2023-11-16'

/** What the worker of the analysis does with a click, on three years of a large plant's scrap. */
export const analysis = defineBench({
  name: 'analysis',
  title: `Scrap analysis of ${ROWS.toLocaleString('en')} records`,
  run: async () => {
    const rows = scrapRows()
    const started = performance.now()
    const pages = Array.from({ length: ROWS / 5000 }, (_, at) =>
      columnPage(rows.slice(at * 5000, (at + 1) * 5000), datasetColumns['history-scrap']),
    )
    const table = tableOf(tableColumns('history-scrap'), pages)
    const built = performance.now() - started
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const question of clicks()) {
        const at = performance.now()
        answerTo(table, question)
        times.push(performance.now() - at)
      }
    }
    return [
      {
        id: 'analysis.click',
        what: 'filter click, p95',
        value: percentile(times, 0.95),
        beside: 'slowest of four layouts',
      },
      { id: 'analysis.columns', what: 'rows into columns', value: built },
    ]
  },
})

function clicks(): Question[] {
  const period = { start: FIRST, end: addDays(FIRST, DAYS) }
  const views = (['overview-1', 'overview-2', 'overview-3', 'overview-4'] as const).flatMap(
    (overview): ViewConfig[] => {
      const all = newView(overview)
      return [
        all,
        { ...all, groupBy: 'day' },
        withFilter(all, 'machine_id', { values: ['M1', 'M2', 'M3'], enabled: true }),
        {
          ...withFilter(all, 'scrap_reason', { values: ['1', '2'], enabled: true }),
          query: { scrap_qty: { min: 2, max: 40 } },
        },
      ]
    },
  )
  return views.map((view) => ({ dataset: 'history-scrap', view, period, cost: view.overview === 'overview-3' }))
}

function scrapRows(): object[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const trans_date = addDays(FIRST, Math.floor((at * DAYS) / ROWS))
    const card = Math.floor(at / 20)
    const machine = (card * 7) % 40
    return {
      record_no: at,
      trans_time: `${trans_date}T06:00:00.000Z`,
      trans_date,
      week_number: isoWeek(trans_date),
      day_of_week: dayOfWeek(trans_date),
      hour_of_day: at % 24,
      shift: at % 4,
      shift_description: `Shift ${at % 4}`,
      scrap_reason: String(at % 30),
      scrap_reason_description: `Reason ${at % 30}`,
      scrap_reason_category: String(at % 6),
      category_description: `Group ${at % 6}`,
      machine_id: `M${machine}`,
      machine_description: `Press ${machine}`,
      department_description: `Department ${machine % 4}`,
      zone_description: `Hall ${machine % 3}`,
      category: 'IM',
      part_no: `P-${at % 900}`,
      card_no: String(card),
      tool_id: `T-${at % 300}`,
      scrap_qty: (at % 50) + 1,
      scrap_cost: at % 10 === 0 ? null : (at % 50) / 4,
    }
  })
}
