import type { Bar } from '@takt/domain/scrap/analysis/sums.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useMemo } from 'react'
import { hourText } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { AnalysisGraph, FIRST_COLOR } from './AnalysisGraph.tsx'

interface PlaceBarsProps {
  readonly title: string
  readonly name: string
  readonly bars: readonly Bar[] | undefined
  readonly by: 'day_of_week' | 'hour_of_day' | 'shift'
  readonly className?: string | undefined
  /** Shifts can be pressed; weekdays and hours are no filters. */
  readonly add?: ((value: string) => void) | undefined
}

/** Bars in the order of the clock or the week, the empty ones too. */
export function PlaceBars({ title, name, bars = [], by, className, add }: PlaceBarsProps) {
  const text = useText()
  const lines = useMemo(() => [{ name, values: bars.map(({ value }) => value), color: FIRST_COLOR }], [name, bars])
  const labels = useMemo(() => new Map(bars.map(({ key, label }) => [key, label])), [bars])
  const words = (key: unknown) => {
    if (by === 'day_of_week') return text(`analysis.weekday.${key as '1' | '2' | '3' | '4' | '5' | '6' | '7'}`)
    if (by === 'hour_of_day') return hourText(String(key))
    return labels.get(String(key)) ?? String(key)
  }
  const press = add && {
    name: (label: string) => text('analysis.add-filter', { name: label }),
    run: (key: unknown) => add(String(key)),
  }
  return (
    <Card title={title} className={className}>
      <div className={styles.graph} data-room>
        <AnalysisGraph type="bar" categories={bars.map(({ key }) => key)} lines={lines} labelOf={words} press={press} />
      </div>
    </Card>
  )
}
