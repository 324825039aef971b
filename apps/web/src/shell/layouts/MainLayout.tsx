import { isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { MenuIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useMachinesLoad } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { usePageTitle } from '../../routes/page-title.ts'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { OutboxDialog } from '../lazy-parts.ts'
import { menuOpen, SideMenu, useMenu } from '../menu/SideMenu.tsx'
import { OutboxIndicator } from '../outbox/OutboxIndicator.tsx'
import { DeviceButton } from '../shared-terminal/DeviceButton.tsx'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { LiveViewSwap } from '../topbar/LiveViewSwap.tsx'
import { LocationSwap } from '../topbar/LocationSwap.tsx'
import { Logo } from '../topbar/Logo.tsx'
import { MachineSwap } from '../topbar/MachineSwap.tsx'
import { PlantClock } from '../topbar/PlantClock.tsx'
import { UncodedIndicator } from '../topbar/UncodedIndicator.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import styles from './Layout.module.css'

export default function MainLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const session = useSession()
  const groups = useMenu()
  const open = useDeviceValue(menuOpen)
  useMachinesLoad()
  usePageTitle()
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {text('shell.skip-to-content')}
      </a>
      <header className={styles.bar}>
        {groups.length > 0 && (
          <IconButton
            aria-label={text(open ? 'menu.close' : 'menu.open')}
            aria-expanded={open}
            icon={<MenuIcon />}
            onClick={() => menuOpen.set(!open)}
          />
        )}
        <Logo />
        <LocationSwap />
        <MachineSwap />
        <FindButton />
        <LiveViewSwap />
        <span className={styles.space} />
        <UncodedIndicator />
        <OutboxIndicator dialog={OutboxDialog} />
        <ConnectionState />
        {isOn(settingValues(session.company_settings), 'showBannerClock') && <PlantClock />}
        <DeviceButton />
        <UserMenu />
      </header>
      <div className={styles.middle}>
        <SideMenu groups={groups} />
        <Content>{children}</Content>
      </div>
      <BottomBar />
    </div>
  )
}
