import { classNames } from '@takt/ui/class-names.ts'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../routes/page-title.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { useRouteParams, useRouteSearch } from '../../routes/use-route-params.ts'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { LogoMark } from '../topbar/Logo.tsx'
import { PlantClock } from '../topbar/PlantClock.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import own from './DashboardLayout.module.css'
import { Marks } from './DashboardLayout.tsx'
import styles from './Layout.module.css'
import { useAttended } from './use-attended.ts'
import { useDashboardTitle } from './use-dashboard-title.ts'

/**
 * One dashboard, the boards of a wall or the activities, and nothing else of the product. Over a dashboard the bar goes away
 * when nobody is there; on a wall it never comes, and over boards there is none.
 */
export default function IsolatedLayout({ children }: { children: ReactNode }) {
  const kiosk = useRouteSearch().kiosk === '1'
  const name = useMatchedRoute()?.name
  const activities = name === 'isolatedActivities'
  const { dashboard = '' } = useRouteParams()
  const attended = useAttended()
  const alone = dashboard !== '' && !attended
  usePageTitle(useDashboardTitle(dashboard))
  return (
    <div className={styles.layout}>
      {!kiosk && name !== 'isolatedBoards' && (
        <header className={classNames(styles.bar, own.bar, alone && own.away)}>
          <LogoMark />
          <span className={styles.space} />
          <ConnectionState />
          <PlantClock />
          <UserMenu />
        </header>
      )}
      {dashboard !== '' && <Marks attended={!kiosk && attended} />}
      <div className={styles.middle}>
        <Content>{children}</Content>
      </div>
      {/* A dashboard on a wall is looked at; activities are worked with. */}
      {activities && <BottomBar />}
    </div>
  )
}
