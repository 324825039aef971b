import { waitingCode } from '@takt/domain/ground/offline/waiting-entry.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { ofOngoingShift } from '@takt/domain/stops/stop-list.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useWaitingEntries } from '../../../data/offline/outbox.ts'
import { useSession } from '../../../data/session/session.ts'
import { durationText, plantTime, sinceText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { StateTimer } from '../../../parts/machine-state/MachineState.tsx'
import { WaitingReason } from '../../../parts/stop-list/WaitingReason.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './UncodedStops.module.css'

/** More than these are seldom coded here; the count says how many there are. */
const MOST_SHOWN = 6

export function UncodedStops({ machine }: { machine: Machine }) {
  const text = useText()
  const go = useGo()
  const { machine_id } = machine
  const list = to('uncodedStops', { machine: machine_id })
  const load = useLoad('get_uncoded_stops', { machine_id }, { reloadOn: ['StopsChanged'] })
  const rows = load.rows && ofOngoingShift(load.rows, machine)
  const earlier = (load.rows?.length ?? 0) - (rows?.length ?? 0)
  return (
    <Card
      actions={
        <>
          <Button onClick={() => go(to('historyStops', { machine: machine_id }))}>{text('stops.history')}</Button>
          <Button onClick={() => go(list)}>{text('stops.show-list')}</Button>
        </>
      }
      title={
        <>
          {text('cockpit.uncoded-stops')}{' '}
          {rows && rows.length > 0 && (
            <AppLink className={styles.count} to={list} aria-label={text('stops.count', { count: rows.length })}>
              {rows.length}
            </AppLink>
          )}
        </>
      }
    >
      {load.error && !rows ? (
        <ErrorState
          message={text('cockpit.stops-failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      ) : rows === undefined ? (
        <Skeleton lines={2} height={24} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>
          <CheckIcon />
          {text('cockpit.all-coded')}
        </p>
      ) : (
        <ul className={styles.stops}>
          {rows.slice(0, MOST_SHOWN).map((stop) => (
            <UncodedStop key={stop.stop} stop={stop} />
          ))}
        </ul>
      )}
      {earlier > 0 && <p className={styles.earlier}>{text('stops.in-earlier-shifts', { count: earlier })}</p>}
    </Card>
  )
}

function UncodedStop({ stop }: { stop: Stop }) {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const session = useSession()
  const waits = waitingCode(useWaitingEntries(), stop.machine_id, stop.stop) !== undefined
  const at = (time: string) => plantTime(Date.parse(time), { language, timeZone: session.time_zone, kind: 'time' })
  return (
    <li className={styles.stop}>
      <span className={styles.when}>
        {sinceText(Date.parse(stop.start_time), { language, timeZone: session.time_zone, now: serverNow() })} –{' '}
        {stop.end_time === '' ? text('cockpit.ongoing') : at(stop.end_time)}
      </span>
      <span className={styles.duration}>
        {stop.end_time === '' ? <StateTimer since={stop.start_time} /> : durationText(stop.duration_seconds)}
      </span>
      <WaitingReason machine_id={stop.machine_id} stop={stop.stop} />
      {can(session, 'code-stops') && (
        <Button onClick={() => go(to('stopCode', { machine: stop.machine_id }, { stop: stop.stop }))}>
          {text(waits ? 'cockpit.change-code' : 'cockpit.code')}
        </Button>
      )}
    </li>
  )
}
