import { withGoal } from '@takt/domain/ground/charts/goal-line.ts'
import type { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { oeePerDay } from '@takt/domain/history/oee-days.ts'
import { oeeSteps } from '@takt/domain/history/oee-hours.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { inDays } from './chart-days.ts'
import { HourGrid } from './HourGrid.tsx'
import styles from './Hours.module.css'
import { ScrapLeftOut } from './ScrapLeftOut.tsx'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'
import { useDrill } from './use-drill.ts'
import { useLimits } from './use-limits.ts'

const HOURS = 24

/** The OEE of some days and of each of their hours: whether a plant becomes better, when it is good, and when it never is. */
export function Hours({ place, period, about, head }: ShownStatistics) {
  const text = useText()
  const go = useGo()
  const { start, end } = period.days ?? { start: period.plant.today, end: period.plant.today }
  const load = useLoad('get_oee_hours', { ...place, start_day: start, end_day: end }, { everySeconds: EVERY_SECONDS })
  const { machine_id, locationtype, location } = place
  const open = ({ day, hour }: OeeHour) =>
    machine_id === ''
      ? go(to('statisticsAnalysis', { locationtype, location }, { period: day }))
      : go(to('historyTransactions', { machine: machine_id, date: day, hour: String(hour % HOURS) }))
  const hours = load.rows ?? none
  const language = useLanguage()
  const limits = useLimits(place)
  const drill = useDrill(period.written)
  const perDay = useMemo(() => {
    const words = {
      oee: text('machines.oee'),
      availability: text('widget.task.availability'),
      together: text('statistics.together'),
    }
    return withGoal(inDays(oeePerDay(hours, words), language), limits.oee)
  }, [hours, language, limits.oee, text])
  return (
    <PageFrame layout="flow" {...head} load={load} failed={text('statistics.failed')}>
      {/* One day is one point, and no line. */}
      {perDay.categories.length > 1 && (
        <Chart
          title={text('hours.per-day')}
          what={text('production.day')}
          chart={perDay}
          about={about}
          press={machine_id === '' ? undefined : drill.hoursOf(machine_id)}
        >
          <ScrapLeftOut place={place} period={period} />
        </Chart>
      )}
      <Card title={text('hours.title')}>
        {hours.length === 0 ? (
          <EmptyState title={text('statistics.no-data')} text={text('hours.none')} />
        ) : (
          <>
            <ul className={styles.legend} aria-label={text('chart.legend')}>
              {oeeSteps.map((least, step) => (
                <li key={least}>
                  <span className={styles.swatch} data-step={step} />
                  {rangeOf(least, oeeSteps[step + 1])}
                </li>
              ))}
              <li>
                <span className={styles.swatch} data-step="unknown" />
                {text('hours.unknown')}
              </li>
              <li>
                <span className={styles.swatch} data-step="unplanned" />
                {text('hours.unplanned')}
              </li>
            </ul>
            <HourGrid
              hours={hours}
              open={open}
              opens={text(machine_id === '' ? 'hours.open-day' : 'hours.open-hour')}
            />
            <p className={styles.note}>{text('hours.note')}</p>
          </>
        )}
      </Card>
    </PageFrame>
  )
}

function rangeOf(least: number, below: number | undefined): string {
  return below === undefined ? `≥ ${least} %` : `${least} – ${below - 1} %`
}

const none: readonly OeeHour[] = []
