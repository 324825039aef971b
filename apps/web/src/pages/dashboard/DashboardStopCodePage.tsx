import { useRouteParams } from '../../routes/use-route-params.ts'
import { StopCodePopup } from './StopCodePopup.tsx'

export default function DashboardStopCodePage() {
  const { dashboard = '', machine = '' } = useRouteParams()
  return <StopCodePopup key={machine} dashboard={dashboard} machine_id={machine} />
}
