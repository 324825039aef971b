import { classNames } from '@takt/ui/class-names.ts'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { StaleBadge } from '@takt/ui/state/StaleBadge.tsx'
import type { ReactNode } from 'react'
import { useOldestFailed } from '../../data/erp/oldest-failed.ts'
import { useServerNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { useAge } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { usePageTitle } from '../../routes/page-title.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { OutboxDialog } from '../lazy-parts.ts'
import { OutboxIndicator } from '../outbox/OutboxIndicator.tsx'
import { BarZoom } from '../topbar/BarZoom.tsx'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { LiveViewSwap } from '../topbar/LiveViewSwap.tsx'
import { Logo } from '../topbar/Logo.tsx'
import { PlaceSwap } from '../topbar/PlaceSwap.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import own from './DashboardLayout.module.css'
import styles from './Layout.module.css'
import { useAttended } from './use-attended.ts'
import { useFullScreenPage } from './use-full-screen-page.ts'

/** Full-bleed. The bar goes away when nobody is there; what is wrong with the data stays on the screen. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const attended = useAttended()
  const { title, edit, live } = useFullScreenPage()
  const boards = useMatchedRoute()?.name === 'wallBoards'
  usePageTitle(title)
  return (
    <div className={classNames(styles.layout, own.layout)}>
      <header className={classNames(styles.bar, own.bar, !attended && own.away)}>
        {!session.only_dashboards && <Logo named={false} />}
        <h1 className={own.title}>{title}</h1>
        {live && <LiveViewSwap />}
        <PlaceSwap />
        {edit && (
          <AppLink className={own.edit} to={edit.path} aria-label={edit.words}>
            <EditIcon />
            <span className={own.word}>{edit.words}</span>
          </AppLink>
        )}
        <span className={styles.space} />
        <FindButton />
        <BarZoom />
        <OutboxIndicator dialog={OutboxDialog} />
        <ConnectionState />
        <UserMenu named={false} />
      </header>
      {/* Ready boards say it themselves, in letters that are read from afar. */}
      {!boards && <Marks attended={attended} />}
      <div className={styles.middle}>
        <Content>{children}</Content>
      </div>
      <BottomBar />
    </div>
  )
}

/** On a screen that nobody watches over: that the connection is lost, and how old what is shown has become. */
export function Marks({ attended }: { attended: boolean }) {
  return (
    <div className={own.marks}>
      {!attended && <ConnectionState quiet />}
      <DataAge />
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
