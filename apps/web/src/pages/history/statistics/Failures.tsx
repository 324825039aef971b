import { weekOnAxis, weekText } from '@takt/domain/calendar/week-text.ts'
import { failuresByMachine, failuresInTime, failuresOf } from '@takt/domain/dashboards/statistics/failure-charts.ts'
import { reasonPareto } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { ReportStopCode } from '@takt/domain/history/statistics/mtbf/history-row.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { inDays } from './chart-days.ts'
import styles from './StatisticsPage.module.css'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useStopChartWords } from './use-stop-chart-words.ts'

const noFigures: readonly StopFigure[] = []
const noCodes: readonly ReportStopCode[] = []

/** How long machines run between failures, how long they are down, and for which reasons; counted as the reports do. */
export function Failures({ place, period, about, head }: ShownStatistics) {
  const text = useText()
  const language = useLanguage()
  const reasonWords = useStopChartWords()
  const drill = useDrill(period.written)
  const { asked } = period
  const isPlace = place.machine_id === ''
  const codes = useLoad('get_stop_codes', {})
  const days = useLoad('get_stop_figures', { ...place, ...asked, by: 'day' }, { everySeconds: EVERY_SECONDS })
  const machines = useLoad(
    'get_stop_figures',
    { ...place, ...asked, by: 'machine' },
    { everySeconds: EVERY_SECONDS, enabled: isPlace },
  )
  const charts = useMemo(() => {
    const words = {
      between: text('statistics.mtbf'),
      down: text('statistics.mdt'),
      failures: text('statistics.failures'),
      together: text('statistics.together'),
    }
    const [known, figures] = [codes.rows ?? noCodes, days.rows ?? noFigures]
    const { by, between, down } = failuresInTime(figures, known, words)
    const timed = (chart: ChartOf) => (by === 'week' ? inWeeks(chart, language) : inDays(chart, language))
    return {
      by,
      between: timed(between),
      down: timed(down),
      reasons: reasonPareto(failuresOf(figures, known), reasonWords),
      machines: machines.rows && failuresByMachine(machines.rows, known, words),
    }
  }, [codes.rows, days.rows, machines.rows, text, language, reasonWords])
  const what = text(charts.by === 'week' ? 'production.week' : 'production.day')
  const ofDay = isPlace ? drill.failuresOf(place) : drill.hoursOf(place.machine_id)
  const press = charts.by === 'week' || (isPlace && isOneDay(period.days)) ? undefined : ofDay
  return (
    <PageFrame layout="flow" {...head} load={bothLoads(codes, days)} failed={text('statistics.failed')}>
      <div className={styles.cards}>
        <Chart
          className={styles.wide}
          title={text('statistics.graph.mtbf')}
          chart={charts.between}
          press={press}
          {...{ what, about }}
        >
          <p className={styles.note}>{text('statistics.how.mtbf')}</p>
        </Chart>
        <Chart title={text('statistics.graph.mdt')} chart={charts.down} press={press} {...{ what, about }}>
          <p className={styles.note}>{text('statistics.how.mdt')}</p>
        </Chart>
        <Chart
          title={text('statistics.graph.failures')}
          what={text('statistics.reason')}
          chart={charts.reasons}
          press={isPlace ? undefined : drill.stopsOf(place.machine_id)}
          about={about}
        />
        {isPlace && (
          <Chart
            className={styles.wide}
            title={text('statistics.graph.mtbf-machines')}
            what={text('statistics.machine')}
            chart={charts.machines}
            load={machines}
            press={drill.machine}
            about={about}
          >
            <p className={styles.note}>{text('statistics.how.mtbf')}</p>
          </Chart>
        )}
      </div>
    </PageFrame>
  )
}

/** A place's day leads to itself. */
function isOneDay(days: DateRange | null): boolean {
  return days === null || days.start === days.end
}

function inWeeks(chart: ChartOf, language: Language): ChartOf {
  const categories = chart.categories.map((one) => {
    const name = weekText(one.key, language)
    return { ...one, name, short: weekOnAxis(name), file: one.key }
  })
  return { ...chart, categories }
}
