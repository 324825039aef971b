import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../routes/page-title.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { LogoMark } from '../topbar/Logo.tsx'
import { PlantClock } from '../topbar/PlantClock.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import styles from './Layout.module.css'
import { useDashboardTitle } from './use-dashboard-title.ts'

/** One dashboard or the activities, and nothing else of the product; on a wall not even the bar. */
export default function IsolatedLayout({ children }: { children: ReactNode }) {
  const kiosk = useLocation({ select: ({ search }) => (search as { kiosk?: string }).kiosk === '1' })
  const { dashboard = '' } = useRouteParams()
  usePageTitle(useDashboardTitle(dashboard))
  return (
    <div className={styles.layout}>
      {!kiosk && (
        <header className={styles.bar}>
          <LogoMark />
          <span className={styles.space} />
          <ConnectionState />
          <PlantClock />
          <UserMenu />
        </header>
      )}
      <div className={styles.middle}>
        <Content>{children}</Content>
      </div>
    </div>
  )
}
