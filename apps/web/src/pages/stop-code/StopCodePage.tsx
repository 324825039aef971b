import type { Machine } from '@takt/domain/model/machine.ts'
import type { StopCode } from '@takt/domain/model/stop.ts'
import { UNCODED } from '@takt/domain/model/stop.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { durationText, plantTime } from '../../data/format.ts'
import { useLanguage } from '../../data/language.ts'
import { useMachine, useMachinesLoad } from '../../data/machines.ts'
import { useSession } from '../../data/session.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { select, useSelection } from '../../panels/selection.ts'
import { StopCodePicker } from '../../panels/stop-code/StopCodePicker.tsx'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { MachineState, StateTimer } from '../../shell/machine-state/MachineState.tsx'
import { StaleAge } from '../../shell/stale/Stale.tsx'
import styles from './StopCodePage.module.css'

export default function StopCodePage() {
  const text = useText()
  const { machine: machine_id = '' } = useRouteParams()
  const wanted = useLocation({ select: ({ search }) => (search as { stop?: string }).stop ?? '' })
  const machine = useMachine(machine_id)
  const { loading } = useMachinesLoad()
  if (loading) return <LoadingState label={text('shell.loading')} />
  if (!machine) return <EmptyState title={text('cockpit.unknown-machine', { machine: machine_id })} />
  return <Coding key={machine_id + wanted} machine={machine} wanted={wanted} />
}

function Coding({ machine, wanted }: { machine: Machine; wanted: string }) {
  const text = useText()
  const go = useGo()
  const back = useBack()
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
    <div className={styles.page}>
      <header className={styles.head}>
        <Button size="primary" icon={<ArrowLeftIcon />} onClick={() => go(back)}>
          {text('shell.back')}
        </Button>
        <div className={styles.words}>
          <h1>{text('stop.heading', { machine: machine.machine_id })}</h1>
          {current && machine.status === 'S' && (
            <p className={styles.about}>
              <MachineState machine={machine} />
              <span className={styles.timer}>
                <StateTimer since={machine.status_since} />
              </span>
            </p>
          )}
          {!current && <EarlierStop machine_id={machine.machine_id} stop={stop} />}
        </div>
        <StaleAge />
      </header>
      {stop === '' ? (
        <EmptyState title={text('stop.running')} />
      ) : (
        <StopCodePicker machine_ids={machineIds} stop={stop} chosen={chosen} onChoose={choose} />
      )}
    </div>
  )
}

function EarlierStop({ machine_id, stop }: { machine_id: string; stop: string }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_uncoded_stops', { machine_id }, { reloadOn: ['StopsChanged'] })
  const found = load.rows?.find((row) => row.stop === stop)
  if (!found) return null
  const time = plantTime(Date.parse(found.start_time), { language, timeZone, kind: 'time' })
  return (
    <p className={styles.about}>
      {text('stop.earlier', { time })} · {durationText(found.duration_seconds)}
    </p>
  )
}

/** Back to where the page belongs: the machine, or the overview with its place. */
function useBack(): string {
  const { machine = '', viewtype, locationtype, location } = useRouteParams()
  if (viewtype === undefined) return to('machine', { machine })
  if (locationtype === undefined || location === undefined) return to('allMachines')
  return to('machinesIn', { locationtype, location })
}
