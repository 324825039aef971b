import type { ProviderPerson } from '@takt/domain/people/model/sign-in-provider.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import styles from './SignInProviderPage.module.css'

/** Who signs in with the provider; an administrator takes a link away and never makes one. */
export function LinkedPeople() {
  const text = useText()
  const session = useSession()
  const { time_zone: timeZone } = session
  const load = useLoad('get_provider_people', {}, { reloadOn: ['SettingsChanged'] })
  const [asked, setAsked] = useState<ProviderPerson | null>(null)
  const unlink = async ({ user_id, username }: ProviderPerson) => {
    setAsked(null)
    try {
      await call('unlink_from_provider', { user_id })
      notify.success(text('provider.unlinked', { username }))
    } catch (problem) {
      notify.refused(problem)
    }
    await load.reload()
  }
  return (
    <Card title={text('provider.linked')}>
      {load.rows?.length === 0 && <EmptyState title={text('provider.none-linked')} />}
      <ul className={styles.groups}>
        {load.rows?.map((person) => (
          <li key={person.user_id} className={styles.person}>
            <span className={styles.who}>
              <span>{person.full_name || person.username}</span>
              <span className={styles.muted}>
                {person.username} · {person.subject}
              </span>
              <span className={styles.muted}>
                {text('provider.last-sign-in', { at: dayAndTime(Date.parse(person.last_sign_in), { timeZone }) })}
              </span>
            </span>
            {mayCall(session, 'unlink_from_provider', { beyond_own: person.beyond_own }) && (
              <Button onClick={() => setAsked(person)}>{text('provider.unlink')}</Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={text('provider.unlink-title', { username: asked?.username ?? '' })}
        message={text('provider.unlink-text')}
        confirmLabel={text('provider.unlink')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void unlink(asked)}
      />
    </Card>
  )
}
