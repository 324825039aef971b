import { availabilityPerDay, type StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { useMemo } from 'react'
import { graphWords } from '../../../dashboard/task-graph/TaskGraph.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { GraphCard, GraphCards, monthAndDay, StopGraphCard } from './GraphCards.tsx'
import type { ShownStatistics } from './statistics-place.ts'

const EVERY_SECONDS = 180
const none: readonly StopFigure[] = []

/** Where the time of the last days went: running, setup, and stops by their group. */
export function Availability({ place, days, head }: ShownStatistics) {
  const text = useText()
  const load = useLoad(
    'get_stop_figures',
    { ...place, start_day: days?.start, end_day: days?.end, by: 'day' },
    { everySeconds: EVERY_SECONDS },
  )
  const figures = load.rows ?? none
  const graph = useMemo(() => availabilityPerDay(figures, graphWords(text)), [figures, text])
  return (
    <PageFrame layout="flow" {...head} load={load} failed={text('statistics.failed')}>
      <GraphCards>
        <GraphCard
          wide
          title={text('statistics.graph.availability-daily')}
          name={text('widget.task-unit.hours')}
          axisOf={monthAndDay}
          {...graph}
        />
        <StopGraphCard
          title={text('statistics.graph.availability')}
          figures={figures}
          task="availability"
          type="doughnut"
        />
        <StopGraphCard title={text('statistics.graph.stops')} figures={figures} task="stopreasons" type="bar" />
      </GraphCards>
    </PageFrame>
  )
}
