import { availabilityLine, timePerDay } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { inDays } from './chart-days.ts'
import { ReasonChart } from './ReasonChart.tsx'
import styles from './StatisticsPage.module.css'
import { aboutOf, EVERY_SECONDS, type ShownStatistics } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useStopChartWords } from './use-stop-chart-words.ts'

const none: readonly StopFigure[] = []

/** Where the time of the last days went: running, setup, and stops by their group. */
export function Availability({ place, days, head }: ShownStatistics) {
  const text = useText()
  const language = useLanguage()
  const words = useStopChartWords()
  const drill = useDrill()
  const asked = { start_day: days?.start, end_day: days?.end }
  const load = useLoad('get_stop_figures', { ...place, ...asked, by: 'day' }, { everySeconds: EVERY_SECONDS })
  const figures = load.rows ?? none
  const [perDay, line] = useMemo(
    () => [inDays(timePerDay(figures, words), language), inDays(availabilityLine(figures, words), language)] as const,
    [figures, words, language],
  )
  const about = aboutOf(head.title, days)
  const press = place.machine_id === '' ? undefined : drill.hoursOf(place.machine_id)
  const day = text('production.day')
  return (
    <PageFrame layout="flow" {...head} load={load} failed={text('statistics.failed')}>
      <div className={styles.cards}>
        <Chart
          className={styles.wide}
          title={text('statistics.graph.availability-daily')}
          what={day}
          chart={perDay}
          {...{ about, press }}
        />
        <Chart title={text('statistics.graph.availability')} what={day} chart={line} {...{ about, press }} />
        <ReasonChart {...{ figures, place, asked, about }} />
      </div>
    </PageFrame>
  )
}
