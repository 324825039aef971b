import { machinesByAvailability } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { ScrapGraphs } from './ScrapGraphs.tsx'
import styles from './StatisticsPage.module.css'
import { aboutOf, EVERY_SECONDS, type ShownStatistics } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useStopChartWords } from './use-stop-chart-words.ts'

/** The machines of a place compared, and its scrap also by tool, card and part. */
export function Analysis({ place, days, head }: ShownStatistics) {
  const text = useText()
  const words = useStopChartWords()
  const drill = useDrill()
  const asked = { ...place, start_day: days?.start, end_day: days?.end }
  const scrap = useLoad('get_scrap_statistics', { ...asked, analysis: true }, { everySeconds: EVERY_SECONDS })
  const stops = useLoad('get_stop_figures', { ...asked, by: 'machine' }, { everySeconds: EVERY_SECONDS })
  const machines = useMemo(() => machinesByAvailability(stops.rows ?? [], words), [stops.rows, words])
  const about = aboutOf(head.title, days)
  return (
    <PageFrame layout="flow" {...head} load={bothLoads(scrap, stops)} failed={text('statistics.failed')}>
      <div className={styles.cards}>
        <Chart
          className={styles.wide}
          title={text('statistics.graph.machines')}
          what={text('statistics.machine')}
          chart={machines}
          about={about}
          press={drill.machine}
        />
        <ScrapGraphs rows={scrap.rows ?? []} byHour={false} analysis about={about} machine_id="" />
      </div>
    </PageFrame>
  )
}
