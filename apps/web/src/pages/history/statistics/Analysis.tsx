import { machinesByAvailability } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import { withGoal } from '@takt/domain/ground/charts/goal-line.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { ComparedChart } from './ComparedChart.tsx'
import { ScrapGraphs } from './ScrapGraphs.tsx'
import { ScrapLeftOut } from './ScrapLeftOut.tsx'
import styles from './StatisticsPage.module.css'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useLimits } from './use-limits.ts'
import { useShownUnit } from './use-shown-unit.tsx'
import { useStopChartWords } from './use-stop-chart-words.ts'

/** The machines of a place compared, and its scrap also by tool, card and part. */
export function Analysis({ place, period, compared, about, head }: ShownStatistics) {
  const text = useText()
  const words = useStopChartWords()
  const drill = useDrill(period.written)
  const asked = { ...place, ...period.asked }
  const scrap = useLoad('get_scrap_statistics', { ...asked, analysis: true }, { everySeconds: EVERY_SECONDS })
  const stops = useLoad('get_stop_figures', { ...asked, by: 'machine' }, { everySeconds: EVERY_SECONDS })
  const earlier = useLoad(
    'get_stop_figures',
    { ...place, ...compared.asked, by: 'machine' },
    { everySeconds: EVERY_SECONDS, enabled: compared.on },
  )
  const scrapBefore = useLoad(
    'get_scrap_statistics',
    { ...place, ...compared.asked },
    { everySeconds: EVERY_SECONDS, enabled: compared.on },
  )
  const before = useMemo(() => earlier.rows && machinesByAvailability(earlier.rows, words), [earlier.rows, words])
  const machines = useMemo(() => machinesByAvailability(stops.rows ?? [], words), [stops.rows, words])
  const limits = useLimits(place)
  const unit = useShownUnit(scrap.rows, scrapBefore.rows)
  const aimed = useMemo(() => withGoal(machines, limits.availability), [machines, limits.availability])
  return (
    <PageFrame
      layout="flow"
      {...head}
      tools={
        <>
          {head.tools}
          {unit.choice}
        </>
      }
      load={bothLoads(scrap, stops)}
      failed={text('statistics.failed')}
    >
      <div className={styles.cards}>
        <ComparedChart
          {...{ compared, before }}
          better="more"
          className={styles.wide}
          title={text('statistics.graph.machines')}
          what={text('statistics.machine')}
          chart={aimed}
          about={about}
          press={drill.machine}
        >
          <p className={styles.note}>{text('statistics.how.availability')}</p>
        </ComparedChart>
        <ScrapGraphs
          {...{ compared, unit }}
          byHour={false}
          analysis
          about={about}
          machine_id=""
          limit={limits.scrap}
          leftOut={<ScrapLeftOut place={place} period={period} />}
          period={period.written}
        />
      </div>
    </PageFrame>
  )
}
