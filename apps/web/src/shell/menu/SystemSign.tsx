import { can } from '@takt/domain/ground/permissions.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import styles from './SideMenu.module.css'

const REFRESH_SECONDS = 30

/** Beside the way to the administration while something there is bad: nobody opens a page that they think is well. */
export function SystemSign({ onClick }: { onClick: () => void }) {
  const text = useText()
  const session = useSession()
  const enabled = can(session, 'can-do-admin-actions') && hasWholePlant(session)
  const load = useLoad('get_system', {}, { enabled, everySeconds: REFRESH_SECONDS })
  const count = load.rows?.[0]?.alerts.filter(({ severity }) => severity === 'bad').length ?? 0
  if (count === 0) return null
  return (
    <AppLink to={to('system')} className={styles.sign} aria-label={text('system.sign', { count })} onClick={onClick}>
      <WarningIcon size={20} />
      {count}
    </AppLink>
  )
}
