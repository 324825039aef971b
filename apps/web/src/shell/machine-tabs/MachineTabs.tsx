import { mayShowDashboard } from '@takt/domain/dashboards/availability.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { dashboardsOfMachine } from '@takt/domain/machines/overview/display-settings.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useDisplaySettings } from '../../data/dashboards/display-settings.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { useScreenWidth } from '../../device/use-screen-width.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import styles from './MachineTabs.module.css'

/** The machine's cockpit and the dashboards that its company has put beside it; no row of one tab. */
export function MachineTabs({ machine_id }: { machine_id: string }) {
  const text = useText()
  const session = useSession()
  const width = useScreenWidth()
  const name = useMatchedRoute()?.name
  const { dashboard } = useRouteParams()
  const given = dashboardsOfMachine(useDisplaySettings().settings, machine_id)
  const enabled = given.length > 0 && can(session, 'can-access-dashboard')
  const load = useLoad('get_configs', { system_function: 'dashboards' }, { enabled, reloadOn: ['ConfigChanged'] })
  if (!enabled || (name !== 'machine' && name !== 'machineDashboard')) return null
  const shown = given.flatMap((slug) => {
    const known = load.rows?.find((row) => row.slug === slug)
    return known && mayShowDashboard(known, session, width) ? [{ slug, title: known.title }] : []
  })
  if (shown.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label={text('cockpit.views')}>
      <AppLink
        className={styles.tab}
        to={to('machine', { machine: machine_id })}
        aria-current={name === 'machine' ? 'page' : undefined}
      >
        {text('machines.machine')}
      </AppLink>
      {shown.map(({ slug, title }) => (
        <AppLink
          key={slug}
          className={styles.tab}
          to={to('machineDashboard', { machine: machine_id, dashboard: slug })}
          aria-current={dashboard === slug ? 'page' : undefined}
        >
          {title}
        </AppLink>
      ))}
    </nav>
  )
}
