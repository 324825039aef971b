import { type AdminAction, adminActions } from '@takt/domain/ground/admin-actions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { usePopupTime } from '../../../data/stops/use-popup-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { ActionLog } from './ActionLog.tsx'
import styles from './AdminActionsPage.module.css'
import { resultText } from './result-text.ts'

const everywhere = { action: 'refresh-clients' }

/** What is done to the whole installation at once. Each is asked for twice, and stands in the log below. */
export default function AdminActionsPage() {
  const text = useText()
  const time = usePopupTime()
  const log = useLoad('get_admin_actions', {}, { everySeconds: 30 })
  const session = useSession()
  const [asked, setAsked] = useState<AdminAction | null>(null)
  const [username, setUsername] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (action: AdminAction) => {
    setBusy(true)
    try {
      const [done] = await call('run_admin_action', { action, username: username.trim() })
      if (done) notify.success(resultText(done, text))
      if (action === 'sign-out-user') setUsername('')
    } catch (problem) {
      notify.refused(problem)
    }
    await log.reload()
    setBusy(false)
    setAsked(null)
  }
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-actions')}
      back={to('admin')}
      load={log}
      failed={text('admin.failed')}
      note={<MayNot by="run_admin_action" given={everywhere} />}
    >
      <ul className={styles.actions} aria-label={text('title.admin-actions')}>
        {adminActions
          .filter((action) => mayCall(session, 'run_admin_action', { action }))
          .map((action) => (
            <li key={action} className={styles.action}>
              <div className={styles.words}>
                <h2 className={styles.name}>{text(`admin-action.${action}`)}</h2>
                <p className={styles.about}>{text(`admin-action.${action}-about`)}</p>
              </div>
              {action === 'sign-out-user' && (
                <TextField
                  className={styles.who}
                  label={text('admin-action.username')}
                  autoComplete="off"
                  spellCheck={false}
                  value={username}
                  onValueChange={setUsername}
                />
              )}
              <Button
                size="primary"
                why={
                  action === 'sign-out-user' &&
                  username.trim() === '' &&
                  text('form.missing', { fields: text('admin-action.username') })
                }
                onClick={() => setAsked(action)}
              >
                {text(`admin-action.${action}-do`)}
              </Button>
            </li>
          ))}
      </ul>
      <Card title={text('admin-action.log')} flush>
        <ActionLog rows={log.rows ?? []} />
      </Card>
      <ConfirmDialog
        open={asked !== null}
        danger
        busy={busy}
        title={asked === null ? '' : text(`admin-action.${asked}`)}
        message={asked === null ? '' : text(`admin-action.${asked}-ask`, { user: username.trim() })}
        confirmLabel={asked === null ? '' : text(`admin-action.${asked}-do`)}
        cancelLabel={text('shell.cancel')}
        {...time}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void run(asked)}
      />
    </PageFrame>
  )
}
