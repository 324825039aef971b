import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import type { Bar } from '@takt/domain/scrap/analysis/sums.ts'
import { useMemo } from 'react'
import { hourText } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { Chart } from '../../../../parts/chart/Chart.tsx'

interface PlaceBarsProps {
  readonly title: string
  readonly name: string
  readonly about: string
  readonly bars: readonly Bar[] | undefined
  readonly by: 'day_of_week' | 'hour_of_day' | 'shift'
  readonly className?: string | undefined
  /** Shifts can be pressed; weekdays and hours are no filters. */
  readonly add?: ((value: string) => void) | undefined
}

/** Bars in the order of the clock or the week, the empty ones too. */
export function PlaceBars({ title, name, about, bars = none, by, className, add }: PlaceBarsProps) {
  const text = useText()
  const chart = useMemo((): ChartOf => {
    const words = ({ key, label }: Bar) => {
      if (by === 'day_of_week') return text(`analysis.weekday.${key as '1' | '2' | '3' | '4' | '5' | '6' | '7'}`)
      return by === 'hour_of_day' ? hourText(key) : label || key
    }
    return {
      kind: 'bars',
      form: 'quantity',
      inTime: by === 'hour_of_day',
      categories: bars.map((bar) => ({ key: bar.key, name: words(bar) })),
      series: [{ key: 'sum', name, colour: 'first', values: bars.map(({ value }) => value) }],
    }
  }, [by, bars, name, text])
  const press = add && { title: (label: string) => text('analysis.add-filter', { name: label }), run: add }
  return <Chart what={text(`analysis.by.${by}`)} {...{ title, about, className, chart, press }} />
}

const none: readonly Bar[] = []
