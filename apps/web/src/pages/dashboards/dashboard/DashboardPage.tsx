import { DEFAULT_SLUG } from '@takt/domain/dashboards/default-dashboard.ts'
import { Outlet } from '@tanstack/react-router'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { DashboardView } from './DashboardView.tsx'
import { DefaultDashboard } from './DefaultDashboard.tsx'

/** The outlet is for what lies over a dashboard: it stays mounted and live behind it. */
export default function DashboardPage() {
  const { dashboard } = useRouteParams('dashboard', 'machineDashboard', 'isolatedDashboard')
  return (
    <>
      {dashboard === DEFAULT_SLUG ? <DefaultDashboard /> : <DashboardView key={dashboard} slug={dashboard} />}
      <Outlet />
    </>
  )
}
