import { defaultDashboard } from '@takt/domain/dashboards/default-dashboard.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { ReactNode } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useScreenWidth } from '../../../device/use-screen-width.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { to } from '../../../routes/to.ts'

/** Names the slug and shows one way on: it never loops and never shows an empty grid: D-ROUTE-08-X. */
export function UnknownDashboard({ slug, action }: { readonly slug: string; readonly action?: ReactNode }) {
  const say = useText()
  const session = useSession()
  const width = useScreenWidth()
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const preferred = [session.isolated_dashboard, settingValues(session.company_settings).defaultDashboard]
  const others = rows.filter((row) => row.slug !== slug)
  const first = defaultDashboard(others, { preferred, user: session, width })
  const title = others.find((row) => row.slug === first)?.title
  const way =
    first === undefined
      ? { to: to('allMachines'), label: say('dashboard.to-machines') }
      : { to: to('dashboard', { dashboard: first }), label: say('dashboard.to-first', { title: title ?? first }) }
  return (
    <DeadEnd
      title={say('dashboard.not-found')}
      text={say('dashboard.not-found-text', { slug })}
      {...(action === undefined ? { way } : { also: action })}
    />
  )
}
