import type { ChartColour, Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import { distinctColours, OTHER_COLOUR } from '@takt/domain/ground/distinct-colours.ts'
import type { OverTime } from '@takt/domain/scrap/analysis/sums.ts'
import type { Grouping } from '@takt/domain/scrap/analysis/view-config.ts'
import { useMemo } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import { Chart } from '../../../../parts/chart/Chart.tsx'
import styles from '../Charts.module.css'
import { usePeriodWords } from './use-period-words.ts'

interface OverTimeChartProps {
  readonly title: string
  readonly name: string
  readonly over: OverTime
  readonly groupBy: Grouping
  /** Lines on top of each other, one for each part. */
  readonly stacked?: boolean
  readonly addWeek: (week: string) => void
}

/** Sums by day, week, month or year; a week can be pressed. */
export function OverTimeChart({ title, name, over, groupBy, stacked = false, addWeek }: OverTimeChartProps) {
  const text = useText()
  const words = usePeriodWords()
  const chart = useMemo((): ChartOf => {
    const colours = distinctColours(over.series.map(({ key }) => [key, key === '' ? OTHER_COLOUR : undefined]))
    return {
      kind: stacked ? 'stacked-bars' : 'bars',
      form: 'quantity',
      inTime: true,
      categories: over.periods.map((key) => ({ key, name: words.whole(key), short: words.short(key), file: key })),
      series: over.series.map(({ key, label, values }) => ({
        key: key === '' ? ' other' : key,
        name: stacked ? label || key || text('analysis.other-parts') : name,
        colour: stacked ? ((colours.get(key) ?? OTHER_COLOUR) as ChartColour) : 'first',
        values,
      })),
    }
  }, [over, stacked, name, words, text])
  const press =
    groupBy === 'week' && !stacked
      ? { title: (label: string) => text('analysis.add-filter', { name: label }), run: addWeek }
      : undefined
  const [first = '', last = first] = [over.periods[0], over.periods.at(-1)]
  return (
    <Chart
      className={styles.wide}
      about={`${words.whole(first)} – ${words.whole(last)}`}
      what={text(`analysis.group.${groupBy}`)}
      {...{ title, chart, press }}
    />
  )
}
