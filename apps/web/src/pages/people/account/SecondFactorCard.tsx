import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './AccountPage.module.css'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'

type Doing = 'set-up' | 'renew' | 'turn-off' | null

function offText({ required, passkey }: { required: boolean; passkey: boolean }) {
  if (!required) return 'second-factor.off'
  return passkey ? 'second-factor.off-passkey' : 'second-factor.off-required'
}

/** Whether signing in asks for more than the password, and how it is changed. */
export function SecondFactorCard() {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_second_factor', {})
  const [doing, setDoing] = useState<Doing>(null)
  const [state] = load.rows ?? []
  const close = () => {
    setDoing(null)
    void load.reload()
  }
  return (
    <Card title={text('second-factor.title')}>
      {load.error && !state && (
        <ErrorState message={load.error.message} retryLabel={text('shell.retry')} onRetry={() => void load.reload()} />
      )}
      {load.loading && <Skeleton height={56} />}
      {state && (
        <div className={styles.form}>
          <p>
            {state.set_up_at === null
              ? text(offText(state))
              : text('second-factor.on', { at: dayAndTime(Date.parse(state.set_up_at), { timeZone }) })}
          </p>
          {state.set_up_at === null ? (
            <Button size="primary" onClick={() => setDoing('set-up')}>
              {text('second-factor.set-up')}
            </Button>
          ) : (
            <>
              <p className={styles.none}>{text('second-factor.codes-left', { count: state.recovery_codes_left })}</p>
              <Button onClick={() => setDoing('renew')}>{text('second-factor.renew')}</Button>
              <Button onClick={() => setDoing('turn-off')}>{text('second-factor.turn-off')}</Button>
            </>
          )}
        </div>
      )}
      {doing === 'set-up' && <SetUpDialog onClose={close} />}
      {doing === 'renew' && <RenewCodesDialog onClose={close} />}
      {doing === 'turn-off' && <TurnOffDialog required={state?.required ?? false} onClose={close} />}
    </Card>
  )
}
