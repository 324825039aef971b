import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { bothLoads } from '../../../parts/page-frame/both-loads.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { GraphCards, StopGraphCard } from './GraphCards.tsx'
import { ScrapGraphs } from './ScrapGraphs.tsx'
import type { ShownStatistics } from './statistics-place.ts'

const EVERY_SECONDS = 180

/** Good against scrap, what was scrapped for which reason, and why machines stood still. */
export function ScrapAndStops({ place, days, head, perDay }: ShownStatistics & { readonly perDay: boolean }) {
  const text = useText()
  const asked = days === null ? {} : { start_day: days.start, end_day: days.end }
  const scrap = useLoad('get_scrap_statistics', { ...place, ...asked }, { everySeconds: EVERY_SECONDS })
  const stops = useLoad(
    'get_stop_figures',
    { ...place, ...asked, period: '24h', by: perDay ? 'day' : 'all' },
    { everySeconds: EVERY_SECONDS },
  )
  return (
    <PageFrame layout="flow" {...head} load={bothLoads(scrap, stops)} failed={text('statistics.failed')}>
      <GraphCards>
        <ScrapGraphs rows={scrap.rows ?? []} byHour={days === null} oneMachine={place.machine_id !== ''} />
        <StopGraphCard
          title={text(perDay ? 'statistics.graph.stops-daily' : 'statistics.graph.stops')}
          figures={stops.rows ?? []}
          task={perDay ? 'stopreasons_daily' : 'stopreasons'}
          type={perDay ? 'stackedBar' : 'bar'}
        />
      </GraphCards>
    </PageFrame>
  )
}
