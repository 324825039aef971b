import { weekOnAxis } from '@takt/domain/calendar/week-text.ts'
import { OTHER_COLOUR } from '@takt/domain/ground/distinct-colours.ts'
import type { OverTime } from '@takt/domain/scrap/analysis/sums.ts'
import type { Grouping } from '@takt/domain/scrap/analysis/view-config.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useMemo } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { AnalysisGraph, FIRST_COLOR } from './AnalysisGraph.tsx'
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

/** The year of a week, and that of a day, are told when it is pointed at. */
function shortPeriod(label: string): string {
  return weekOnAxis(label).replace(/^\d{4}-(\d\d-\d\d)$/, '$1')
}

/** Sums by day, week, month or year; a week can be pressed. */
export function OverTimeChart({ title, name, over, groupBy, stacked = false, addWeek }: OverTimeChartProps) {
  const text = useText()
  const words = usePeriodWords(groupBy)
  const lines = useMemo(
    () =>
      over.series.map(({ key, label, values }) =>
        stacked
          ? {
              key,
              name: label || key || text('analysis.other-parts'),
              values,
              ...(key === '' && { color: OTHER_COLOUR }),
            }
          : { name, values, color: FIRST_COLOR },
      ),
    [over, stacked, name, text],
  )
  const press =
    groupBy === 'week' && !stacked
      ? {
          name: (label: string) => text('analysis.add-filter', { name: label }),
          run: (week: unknown) => addWeek(String(week)),
        }
      : undefined
  return (
    <Card title={title} className={styles.wide}>
      <div className={styles.graph} data-room>
        <AnalysisGraph
          type={stacked ? 'line' : 'bar'}
          categories={over.periods}
          lines={lines}
          labelOf={words}
          axisOf={shortPeriod}
          stacked={stacked}
          press={press}
        />
      </div>
    </Card>
  )
}
