import { canBeCut } from '@takt/domain/stops/cut.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { whyNotSplit } from '@takt/domain/stops/stop-actions.ts'
import { stillChosen } from '@takt/domain/stops/stop-list.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useEffect, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { carriedStops } from '../../../data/chosen/chosen-stops.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useStopList } from '../../../parts/stop-list/use-stop-list.ts'
import { useGo } from '../../../routes/use-go.ts'
import { SplitForm } from './SplitForm.tsx'

/** Hours of history in which the stop is looked for. */
const PERIOD = 48

/** Divides one uncoded stop in two. Opened without a choice it returns to its list. */
export default function SplitStopPage() {
  const go = useGo()
  const { path } = useStopList()
  const [stop] = useState(() => carriedStops(path)[0])
  useEffect(() => {
    if (stop === undefined) go(path, { replace: true })
  }, [stop, go, path])
  return stop === undefined ? null : <Splitting carried={stop} list={path} />
}

function Splitting({ carried, list }: { carried: Stop; list: string }) {
  const text = useText()
  const { machine_id } = carried
  const load = useLoad('get_stop_history', { machine_id, period: PERIOD }, { reloadOn: ['StopsChanged'] })
  const now = useServerNow()
  // An older stop is not among them; it is over, so the row it was chosen as is still true.
  const stop = (load.rows && stillChosen([carried], load.rows)[0]) ?? carried
  const span = { from: Date.parse(stop.start_time), to: stop.end_time === '' ? now : Date.parse(stop.end_time) }
  const why = whyNotSplit([stop]) ?? (canBeCut(span) ? undefined : 'stops.split-short')
  return (
    <PageFrame layout="reading" title={text('title.split-stop')} about={machine_id} back={list}>
      {why === undefined ? (
        <SplitForm key={stop.stop} stop={stop} span={span} list={list} />
      ) : (
        <EmptyState title={text(why)} />
      )}
    </PageFrame>
  )
}
