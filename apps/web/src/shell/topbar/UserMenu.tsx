import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { LazyPopup } from '../../parts/lazy-popup/LazyPopup.tsx'
import { UserMenuPopover } from '../lazy-parts.ts'
import styles from './UserMenu.module.css'

/** In the machine's bar the room is the machine's: there the name stands inside the menu only. */
export function UserMenu({ named = true }: { named?: boolean }) {
  const text = useText()
  const session = useSession()
  const name = session.full_name || session.username
  return (
    <LazyPopup
      popup={UserMenuPopover}
      trigger={
        <Button
          variant="quiet"
          className={styles.trigger}
          icon={<UserIcon />}
          data-help="part.user-menu"
          aria-label={`${text('user.menu')}, ${name}`}
        >
          {named && <span className={styles.name}>{name}</span>}
        </Button>
      }
    />
  )
}
