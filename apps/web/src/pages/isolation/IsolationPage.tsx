import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../data/use-text.ts'
import { logOut } from '../../shell/sign-in/log-out.ts'
import styles from './IsolationPage.module.css'

/** Seen only while the menu is empty: the guards send everybody else on to his first entry. */
export default function IsolationPage() {
  const text = useText()
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
