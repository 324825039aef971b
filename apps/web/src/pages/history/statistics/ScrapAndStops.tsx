import { reasonsPerDay } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { inDays } from './chart-days.ts'
import { ReasonChart } from './ReasonChart.tsx'
import { ScrapGraphs } from './ScrapGraphs.tsx'
import { ScrapLeftOut } from './ScrapLeftOut.tsx'
import styles from './StatisticsPage.module.css'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useLimits } from './use-limits.ts'
import { useShownUnit } from './use-shown-unit.tsx'
import { useStopChartWords } from './use-stop-chart-words.ts'
import { useTargets } from './use-targets.ts'

/** Good against scrap, what was scrapped for which reason, and why machines stood still. */
export function ScrapAndStops({
  place,
  period,
  compared,
  about,
  head,
  perDay,
}: ShownStatistics & { readonly perDay: boolean }) {
  const text = useText()
  const language = useLanguage()
  const words = useStopChartWords()
  const drill = useDrill(period.written)
  const { asked, days } = period
  const scrap = useLoad('get_scrap_statistics', { ...place, ...asked }, { everySeconds: EVERY_SECONDS })
  const stops = useLoad(
    'get_stop_figures',
    { ...place, ...asked, period: '24h', by: perDay ? 'day' : 'all' },
    { everySeconds: EVERY_SECONDS },
  )
  const targets = useTargets(place.machine_id, perDay ? null : days)
  const options = { everySeconds: EVERY_SECONDS, enabled: compared.on }
  const earlier = useLoad('get_stop_figures', { ...place, ...compared.asked, by: 'all' }, options)
  const scrapBefore = useLoad('get_scrap_statistics', { ...place, ...compared.asked }, options)
  const figures = stops.rows ?? none
  const daily = useMemo(
    () => (perDay ? inDays(reasonsPerDay(figures, words), language) : undefined),
    [perDay, figures, words, language],
  )
  const { machine_id } = place
  const limits = useLimits(place)
  const unit = useShownUnit(scrap.rows, scrapBefore.rows)
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
        <ReasonChart
          {...{ figures, place, about, compared }}
          earlier={earlier.rows}
          period={period.written}
          asked={days === null ? { period: '24h' } : asked}
          className={styles.wide}
        />
        {daily && (
          <Chart
            className={styles.wide}
            title={text('statistics.graph.stops-daily')}
            what={text('production.day')}
            chart={daily}
            about={about}
            press={machine_id === '' ? undefined : drill.hoursOf(machine_id)}
          />
        )}
        <ScrapGraphs
          {...{ compared, unit }}
          byHour={days === null}
          {...{ about, machine_id }}
          targets={unit.isUsual ? targets : undefined}
          limit={limits.scrap}
          leftOut={<ScrapLeftOut place={place} period={period} />}
          period={period.written}
        />
      </div>
    </PageFrame>
  )
}

const none: readonly never[] = []
