import { isUncoded } from '@takt/domain/stops/code-stop.ts'
import type { Stop, StopCode } from '@takt/domain/stops/model/stop.ts'
import { stillChosen, stopId } from '@takt/domain/stops/stop-list.ts'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useEffect, useMemo, useState } from 'react'
import { carriedStops } from '../../../data/chosen/chosen-stops.ts'
import { select, selection, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { StopCodePicker } from '../../../panels/stop-code/StopCodePicker.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { type ShownStops, useStopList } from '../../../parts/stop-list/use-stop-list.ts'
import { useGo } from '../../../routes/use-go.ts'
import { StopsToCode } from './StopsToCode.tsx'

/** Gives the stops that were chosen in a list one reason. Opened without a choice it returns to its list. */
export default function CodeStopsPage() {
  const go = useGo()
  const shown = useStopList()
  const [carried] = useState(() => carriedStops(shown.path))
  useEffect(() => {
    if (carried.length === 0) go(shown.path, { replace: true })
  }, [carried, go, shown.path])
  return carried.length === 0 ? null : <Coding carried={carried} shown={shown} />
}

function Coding({ carried, shown }: { carried: readonly Stop[]; shown: ShownStops }) {
  const text = useText()
  const go = useGo()
  const chosenCode = useChosenCode()
  const { stops, leaveOut } = useStopsToCode(carried, shown)
  const machineIds = useMemo(() => [...new Set(stops.map(({ machine_id }) => machine_id))], [stops])
  const back = () => go(shown.path)
  const choose = (code: StopCode) => select({ kind: 'stops-to-code', of: { stops, code, onDone: back } })
  // A stop that leaves the list while its code is being chosen leaves the choice too.
  useEffect(() => {
    const now = selection()
    if (now?.kind !== 'stops-to-code' || now.of.stops === stops) return
    select(stops.length === 0 ? null : { kind: 'stops-to-code', of: { ...now.of, stops } })
  }, [stops])
  return (
    <PageFrame
      layout="reading"
      title={text(stops.length === 0 ? 'title.code-stops' : 'stops.code-heading', { count: stops.length })}
      back={shown.path}
      // The carried stops are there before the list is.
      load={{ ...shown.load, rows: stops }}
    >
      {stops.length === 0 ? (
        <EmptyState icon={<CheckIcon size={36} />} title={text('stops.all-coded')} />
      ) : (
        <>
          <StopsToCode stops={stops} onLeaveOut={stops.length > 1 ? leaveOut : undefined} />
          <StopCodePicker
            machine_ids={machineIds}
            stop={stops.length === 1 ? stops[0]?.stop : undefined}
            chosen={chosenCode}
            onChoose={choose}
            onUnchoose={() => select(null)}
          />
        </>
      )}
    </PageFrame>
  )
}

function useChosenCode(): string | null {
  const chosen = useSelection()
  return chosen?.kind === 'stops-to-code' ? chosen.of.code.stop_code : null
}

/** The chosen stops as they are now. Below a list of uncoded stops those that are coded by now are gone. */
function useStopsToCode(carried: readonly Stop[], { rows, list }: ShownStops) {
  const [left, setLeft] = useState<readonly Stop[]>(carried)
  const stops = useMemo(() => {
    if (rows === undefined) return left
    const now = stillChosen(left, rows)
    return list === 'history' ? now : now.filter(isUncoded)
  }, [left, rows, list])
  const leaveOut = (stop: Stop) => setLeft(stops.filter((each) => stopId(each) !== stopId(stop)))
  return { stops, leaveOut }
}
