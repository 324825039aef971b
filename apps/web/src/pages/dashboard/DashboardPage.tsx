import { DEFAULT_SLUG } from '@takt/domain/dashboard/default-dashboard.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { DashboardView } from './DashboardView.tsx'
import { DefaultDashboard } from './DefaultDashboard.tsx'

export default function DashboardPage() {
  const { dashboard = DEFAULT_SLUG } = useRouteParams()
  return dashboard === DEFAULT_SLUG ? <DefaultDashboard /> : <DashboardView key={dashboard} slug={dashboard} />
}
