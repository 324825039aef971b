import { can } from '@takt/domain/permissions.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { StaleBadge } from '@takt/ui/state/StaleBadge.tsx'
import type { ReactNode } from 'react'
import { useAge } from '../../data/format.ts'
import { useServerNow } from '../../data/live.ts'
import { useOldestFailed } from '../../data/oldest-failed.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { usePageTitle } from '../../routes/page-title.ts'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { Logo } from '../topbar/Logo.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import own from './DashboardLayout.module.css'
import styles from './Layout.module.css'
import { useAttended } from './use-attended.ts'
import { useDashboardTitle } from './use-dashboard-title.ts'

/** Full-bleed. The bar goes away when nobody is there; what is wrong with the data stays on the screen. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const session = useSession()
  const attended = useAttended()
  const { dashboard = '' } = useRouteParams()
  const title = useDashboardTitle(dashboard)
  const named = title !== undefined
  usePageTitle(title)
  return (
    <div className={styles.layout}>
      <header className={classNames(styles.bar, own.bar, !attended && own.away)}>
        {!session.only_dashboards && <Logo />}
        <h1 className={own.title}>{title}</h1>
        {named && can(session, 'change-dashboard-templates') && (
          <AppLink className={own.edit} to={to('dashboardBuilder', { dashboard })}>
            <EditIcon />
            {text('dashboard-bar.edit')}
          </AppLink>
        )}
        <span className={styles.space} />
        <ConnectionState />
        <UserMenu />
      </header>
      <div className={own.marks}>
        {!attended && <ConnectionState quiet />}
        <DataAge />
      </div>
      <div className={styles.middle}>
        <Content>{children}</Content>
      </div>
      <BottomBar />
    </div>
  )
}

function DataAge() {
  const text = useText()
  const age = useAge()
  useServerNow()
  const since = useOldestFailed()
  if (since === null) return null
  return <StaleBadge text={text('connection.data-age', { age: age(Date.now() - since) })} />
}
