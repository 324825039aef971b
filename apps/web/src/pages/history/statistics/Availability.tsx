import { availabilityLine, timePerDay } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { withGoal } from '@takt/domain/ground/charts/goal-line.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { ComparedChart } from './ComparedChart.tsx'
import { inDays } from './chart-days.ts'
import { ReasonChart } from './ReasonChart.tsx'
import styles from './StatisticsPage.module.css'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useLimits } from './use-limits.ts'
import { useStopChartWords } from './use-stop-chart-words.ts'

const none: readonly StopFigure[] = []

/** Where the time of the last days went: running, setup, and stops by their group. */
export function Availability({ place, period, compared, about, head }: ShownStatistics) {
  const text = useText()
  const language = useLanguage()
  const words = useStopChartWords()
  const drill = useDrill(period.written)
  const { asked } = period
  const load = useLoad('get_stop_figures', { ...place, ...asked, by: 'day' }, { everySeconds: EVERY_SECONDS })
  const figures = load.rows ?? none
  const earlier = useLoad(
    'get_stop_figures',
    { ...place, ...compared.asked, by: 'day' },
    { everySeconds: EVERY_SECONDS, enabled: compared.on },
  )
  const before = useMemo(() => earlier.rows && availabilityLine(earlier.rows, words), [earlier.rows, words])
  const [perDay, line] = useMemo(
    () => [inDays(timePerDay(figures, words), language), inDays(availabilityLine(figures, words), language)] as const,
    [figures, words, language],
  )
  const limits = useLimits(place)
  const aimed = useMemo(() => withGoal(line, limits.availability), [line, limits.availability])
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
        <ComparedChart
          better="more"
          title={text('statistics.graph.availability')}
          what={day}
          chart={aimed}
          {...{ compared, before, about, press }}
        >
          <p className={styles.note}>{text('statistics.how.availability')}</p>
        </ComparedChart>
        <ReasonChart {...{ figures, place, asked, about, compared }} earlier={earlier.rows} period={period.written} />
      </div>
    </PageFrame>
  )
}
