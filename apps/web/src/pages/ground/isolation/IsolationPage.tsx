import { isIsolated } from '@takt/domain/ground/may-use-machine.ts'
import { isolatedMenu } from '@takt/domain/ground/navigation/isolated-menu.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { isKnownPath } from '../../../routes/match-route.ts'
import { to } from '../../../routes/to.ts'
import { logOut } from '../../../shell/sign-in/log-out.ts'
import styles from './IsolationPage.module.css'

/** The guards send everybody with a page on to it. Whoever gets one while waiting here finds the way to it. */
export default function IsolationPage() {
  const text = useText()
  const session = useSession()
  const [first] = isolatedMenu(session, isKnownPath)
  if (first !== undefined || !isIsolated(session)) {
    return (
      <EmptyState
        className={styles.page}
        title={text('shell.assigned')}
        action={
          <AppLink className={styles.link} to={first ?? to('allMachines')}>
            {text(first === undefined ? 'shell.to-machines' : 'shell.to-assigned')}
          </AppLink>
        }
      />
    )
  }
  return (
    <EmptyState
      className={styles.page}
      title={text('shell.nothing-assigned')}
      text={text('shell.nothing-assigned-text')}
      action={
        <Button size="primary" onClick={() => void logOut()}>
          {text('user.logout')}
        </Button>
      }
    />
  )
}
