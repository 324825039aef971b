import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { StopCodePopup } from './StopCodePopup.tsx'

/** Over a dashboard, or over one inside the pages of a machine: there the machine to code is the second one. */
export default function DashboardStopCodePage() {
  const { dashboard, machine, machine2 } = useRouteParams('dashboardStopCode', 'machineDashboardStopCode')
  const below = machine2 === undefined ? to('dashboard', { dashboard }) : to('machineDashboard', { machine, dashboard })
  const machine_id = machine2 ?? machine
  return <StopCodePopup key={machine_id} below={below} machine_id={machine_id} />
}
