import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { passkeysPossible } from '../../../device/passkeys-possible.ts'
import styles from './AccountPage.module.css'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'

type Doing = { readonly what: 'rename' | 'remove'; readonly credential_id: string } | { readonly what: 'add' } | null

/** Devices and security keys with which one signs in without a password. */
export function PasskeysCard() {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const load = useLoad('get_passkeys', {})
  const factor = useLoad('get_second_factor', {})
  const provider = useLoad('get_own_provider', {}).rows?.[0]
  const [doing, setDoing] = useState<Doing>(null)
  const possible = passkeysPossible()
  const chosen =
    doing && 'credential_id' in doing
      ? load.rows?.find(({ credential_id }) => credential_id === doing.credential_id)
      : undefined
  const close = () => {
    setDoing(null)
    void load.reload()
    void factor.reload()
  }
  // Whoever signs in with the company's provider is let in by nothing of ours.
  if (provider?.linked) return null
  const day = (at: string) => dayAndTime(Date.parse(at), { timeZone })
  return (
    <Card title={text('passkey.title')}>
      {load.error && !load.rows && (
        <ErrorState message={load.error.message} retryLabel={text('shell.retry')} onRetry={() => void load.reload()} />
      )}
      {load.loading && <Skeleton height={56} />}
      <div className={styles.form}>
        <p>{text(possible ? 'passkey.about' : 'passkey.not-here')}</p>
        <ul className={styles.sessions}>
          {load.rows?.map(({ credential_id, passkey_name, created_at, last_used_at }) => (
            <li key={credential_id} className={styles.session}>
              <span className={styles.since}>
                {passkey_name}
                <span className={styles.none}>
                  {last_used_at === null
                    ? text('passkey.unused', { at: day(created_at) })
                    : text('passkey.used', { at: day(last_used_at) })}
                </span>
              </span>
              <span className={styles.since}>
                <Button
                  aria-label={text('passkey.rename-one', { name: passkey_name })}
                  onClick={() => setDoing({ what: 'rename', credential_id })}
                >
                  {text('passkey.rename')}
                </Button>
                <Button
                  aria-label={text('passkey.remove-one', { name: passkey_name })}
                  onClick={() => setDoing({ what: 'remove', credential_id })}
                >
                  {text('passkey.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {possible && (
          <Button size="primary" icon={<PlusIcon />} onClick={() => setDoing({ what: 'add' })}>
            {text('passkey.add')}
          </Button>
        )}
      </div>
      {doing?.what === 'add' && <AddPasskeyDialog asksCode={factor.rows?.[0]?.set_up_at != null} onClose={close} />}
      {doing?.what === 'rename' && chosen && <RenamePasskeyDialog passkey={chosen} onClose={close} />}
      {doing?.what === 'remove' && chosen && <RemovePasskeyDialog passkey={chosen} onClose={close} />}
    </Card>
  )
}
