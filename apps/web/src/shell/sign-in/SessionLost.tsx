import { signedOutAfterMs } from '@takt/domain/ground/idle-sign-out.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { queryClient } from '../../data/call/query-client.ts'
import { reloadMachines } from '../../data/machines/machines.ts'
import { useSessionState } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import styles from './SessionLost.module.css'
import { SignInForm } from './SignInForm.tsx'

/** The session ended during work: the form lies over the page, which stays as it is with everything typed into it. */
export default function SessionLost() {
  const text = useText()
  const { status, session, idle } = useSessionState()
  if (session === null) return null
  if (session.wall_link) return <WallEnded open={status === 'lost'} />
  const after = idle ? signedOutAfterMs(session, session.company_settings) : null
  return (
    <Dialog
      open={status === 'lost'}
      onOpenChange={() => undefined}
      dismissable={false}
      hidesPage={after !== null}
      size="s"
      title={text('shell.signed-out-meanwhile')}
      description={
        after === null
          ? text('shell.signed-out-meanwhile-text')
          : text('shell.signed-out-idle-text', { count: after / 60_000 })
      }
      closeLabel={text('shell.close')}
    >
      <div className={styles.body}>
        <SignInForm
          who={{ company_key: session.company_key, username: session.username }}
          onSignedIn={() => {
            void queryClient.invalidateQueries()
            void reloadMachines()
          }}
        />
        <Button variant="quiet" fullWidth onClick={() => location.assign(to('login'))}>
          {text('shell.sign-in-other')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Nobody can sign in to a wall: a new link is opened there. */
function WallEnded({ open }: { open: boolean }) {
  const text = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      dismissable={false}
      size="s"
      title={text('walls.ended')}
      description={text('walls.ended-text')}
      closeLabel={text('shell.close')}
    />
  )
}
