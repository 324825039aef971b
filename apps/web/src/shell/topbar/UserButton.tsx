import { Button, type ButtonProps } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import styles from './UserMenu.module.css'

export function UserButton({ named, ...rest }: ButtonProps & { named: boolean }) {
  const text = useText()
  const session = useSession()
  return (
    <Button {...rest} variant="quiet" className={styles.trigger} icon={<UserIcon />} aria-label={text('user.menu')}>
      {named && <span className={styles.name}>{session.full_name || session.username}</span>}
    </Button>
  )
}
