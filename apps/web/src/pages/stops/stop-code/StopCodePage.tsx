import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useMachine, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { durationText, sinceText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { StopCodePicker } from '../../../panels/stop-code/StopCodePicker.tsx'
import { MachineState, TimeInState } from '../../../parts/machine-state/MachineState.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { isKnownPath } from '../../../routes/match-route.ts'
import { aboveList } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'
import styles from './StopCodePage.module.css'

const routes = ['stopCode', 'stopCodeFromOverview', 'stopCodeFromAll'] as const

export default function StopCodePage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams(...routes)
  const { stop: wanted = '' } = useRouteSearch(...routes)
  const machine = useMachine(machine_id)
  const { loading } = useMachinesLoad()
  if (loading) return <LoadingState label={text('shell.loading')} />
  if (!machine) return <EmptyState title={text('cockpit.unknown-machine', { machine: machine_id })} />
  return <Coding key={machine_id + wanted} machine={machine} wanted={wanted} />
}

function Coding({ machine, wanted }: { machine: Machine; wanted: string }) {
  const text = useText()
  const go = useGo()
  const above = aboveList(useRouteParams(...routes))
  const { back: asked = '' } = useRouteSearch(...routes)
  // Only a page of ours: an address that somebody was sent must not lead elsewhere.
  const back = asked !== '' && isKnownPath(asked) ? asked : above
  const selection = useSelection()
  // The stop that was on the screen when the page opened: a machine that starts meanwhile does not change what is coded.
  const [stop] = useState(wanted || machine.stop_number)
  const machineIds = useMemo(() => [machine.machine_id], [machine.machine_id])
  const current = stop === machine.stop_number
  const chosen = selection?.kind === 'stop-code' ? selection.of.code.stop_code : null
  const choose = (code: StopCode) =>
    select({
      kind: 'stop-code',
      of: {
        machine_id: machine.machine_id,
        stop,
        seen_reason: current ? machine.current_stop_reason : UNCODED,
        code,
        onDone: () => go(back),
      },
    })
  return (
    <PageFrame
      layout="reading"
      title={text('stop.heading', { machine: machine.machine_id })}
      back={back}
      about={
        !current ? (
          <EarlierStop machine_id={machine.machine_id} stop={stop} />
        ) : (
          machine.status === 'S' && <Standing machine={machine} />
        )
      }
    >
      {stop === '' ? (
        <EmptyState title={text('stop.running')} />
      ) : (
        <StopCodePicker
          machine_ids={machineIds}
          stop={stop}
          chosen={chosen}
          onChoose={choose}
          onUnchoose={() => select(null)}
        />
      )}
    </PageFrame>
  )
}

function Standing({ machine }: { machine: Machine }) {
  return (
    <span className={styles.about}>
      <MachineState machine={machine} />
      <TimeInState machine={machine} className={styles.timer} />
    </span>
  )
}

function EarlierStop({ machine_id, stop }: { machine_id: string; stop: string }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_uncoded_stops', { machine_id }, { reloadOn: ['StopsChanged'] })
  const found = load.rows?.find((row) => row.stop === stop)
  if (!found) return null
  const time = sinceText(Date.parse(found.start_time), { language, timeZone, now: serverNow() })
  return (
    <>
      {text('stop.earlier', { time })} · {durationText(found.duration_seconds)}
    </>
  )
}
