import { mayShowDashboard } from '@takt/domain/dashboards/availability.ts'
import { isIsolated } from '@takt/domain/ground/may-use-machine.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useOwnOverviews } from '../../data/dashboards/own-overviews.ts'
import { useSession } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { deviceValue, useDeviceValue } from '../../device/device-storage.ts'
import { useScreenWidth } from '../../device/use-screen-width.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { arrangedMenu, type MenuGroup, menuGroups, visibleMenu } from './menu.ts'
import styles from './SideMenu.module.css'
import { SystemSign } from './SystemSign.tsx'

/** Open unless somebody closed it; on a narrow screen it lies over the page and starts closed. */
export const NARROW = '(max-width: 1399px)'
export const menuOpen = deviceValue('user', 'menu-open', (stored) =>
  typeof stored === 'boolean' ? stored : !window.matchMedia(NARROW).matches,
)

export function useMenu(): MenuGroup[] {
  const session = useSession()
  const language = useLanguage()
  const width = useScreenWidth()
  const enabled = can(session, 'can-navigate') && can(session, 'can-access-dashboard')
  const dashboards = useLoad('get_configs', { system_function: 'dashboards' }, { enabled, reloadOn: ['ConfigChanged'] })
  const shown = (dashboards.rows ?? []).filter(
    (dashboard) => !dashboard.isSnippet && mayShowDashboard(dashboard, session, width),
  )
  const overviews = useOwnOverviews(can(session, 'can-navigate') && !isIsolated(session))
  return visibleMenu(arrangedMenu(menuGroups(shown, overviews.rows), session, language), session)
}

export function SideMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const text = useText()
  const open = useDeviceValue(menuOpen)
  const path = useLocation({ select: (location) => location.pathname })
  const leave = () => {
    if (window.matchMedia(NARROW).matches) menuOpen.set(false)
  }
  // Left open and loaded anew, it would lie over the page before anybody has asked for it.
  useLayoutEffect(leave, [])
  if (!open || groups.length === 0) return null
  return (
    <>
      <button type="button" className={styles.backdrop} aria-label={text('menu.close')} onClick={leave} />
      <nav className={styles.menu} aria-label={text('menu.label')} data-help="part.menu">
        {groups.map((group) => (
          <section key={group.id} className={styles.group}>
            <h2 className={styles.heading}>{text(group.title)}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.id} className={styles.entry}>
                  <AppLink
                    to={item.path}
                    className={classNames(styles.item, item.path === path && styles.current)}
                    aria-current={item.path === path ? 'page' : undefined}
                    onClick={leave}
                  >
                    {'key' in item.title ? text(item.title.key) : item.title.name}
                  </AppLink>
                  {item.id === 'admin' && <SystemSign onClick={leave} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}
