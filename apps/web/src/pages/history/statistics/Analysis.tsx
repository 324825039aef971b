import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { GraphCards, StopGraphCard } from './GraphCards.tsx'
import { ScrapGraphs } from './ScrapGraphs.tsx'
import type { ShownStatistics } from './statistics-place.ts'

const EVERY_SECONDS = 180

/** The machines of a place compared, and its scrap also by tool, card and part. */
export function Analysis({ place, days, head }: ShownStatistics) {
  const text = useText()
  const asked = { ...place, start_day: days?.start, end_day: days?.end }
  const scrap = useLoad('get_scrap_statistics', { ...asked, analysis: true }, { everySeconds: EVERY_SECONDS })
  const stops = useLoad('get_stop_figures', { ...asked, by: 'machine' }, { everySeconds: EVERY_SECONDS })
  return (
    <PageFrame layout="flow" {...head} load={bothLoads(scrap, stops)} failed={text('statistics.failed')}>
      <GraphCards>
        <StopGraphCard
          wide
          title={text('statistics.graph.machines')}
          figures={stops.rows ?? []}
          task="machineanalysis"
          type="bar"
        />
        <ScrapGraphs rows={scrap.rows ?? []} byHour={false} analysis />
      </GraphCards>
    </PageFrame>
  )
}
