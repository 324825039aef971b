import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { say, useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { StaleAge } from '../../../parts/stale/Stale.tsx'
import { logOut } from '../../../shell/sign-in/log-out.ts'
import styles from './AccountPage.module.css'

const REFRESH_SECONDS = 60

export function OwnSessions() {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_my_sessions', {}, { everySeconds: REFRESH_SECONDS })
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (session_key: string) => {
    setEnding(session_key)
    try {
      await call('end_my_session', { session_key })
      notify.success(say('account.session-ended'))
    } catch (problem) {
      notify.refused(problem)
    } finally {
      await load.reload()
      setEnding(null)
    }
  }
  const reload = () => void load.reload()
  const when = (at: string) => dayAndTime(Date.parse(at), { timeZone })
  const device = ({ browser, system }: { browser: string; system: string }) =>
    browser !== '' && system !== ''
      ? text('account.device', { browser, system })
      : browser || system || text('account.device-unknown')
  return (
    <Card
      title={text('account.sessions')}
      actions={<StaleAge since={load.error && load.rows ? load.updatedAt : null} />}
    >
      {load.error && !load.rows && (
        <ErrorState message={load.error.message} retryLabel={text('shell.retry')} onRetry={reload} />
      )}
      {load.loading && <Skeleton height={56} />}
      <ul className={styles.sessions}>
        {load.rows?.map(({ session_key, current, ...session }) => (
          <li key={session_key} className={styles.session}>
            <span className={styles.since}>
              <strong>{device(session)}</strong>
              {current && <strong className={styles.here}>{text('account.here')}</strong>}
              <span className={styles.none}>
                {!current && `${text('account.seen', { at: when(session.seen_at) })} · `}
                {session.address !== '' && `${text('account.from', { address: session.address })} · `}
                {text('account.since', { at: when(session.created_at) })} ·{' '}
                {text('account.until', { at: when(session.expires_at) })}
                {session.device_employee !== '' && ` · ${session.device_employee}`}
              </span>
            </span>
            <Button
              busy={ending === session_key}
              disabled={ending !== null && ending !== session_key}
              onClick={() => void (current ? logOut() : end(session_key))}
            >
              {text(current ? 'user.logout' : 'account.end-session')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
