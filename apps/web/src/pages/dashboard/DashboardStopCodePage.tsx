import { useRouteParams } from '../../routes/use-route-params.ts'
import { DashboardView } from './DashboardView.tsx'
import { StopCodePopup } from './StopCodePopup.tsx'

/** The dashboard stays live behind the popup. */
export default function DashboardStopCodePage() {
  const { dashboard = '', machine = '' } = useRouteParams()
  return (
    <>
      <DashboardView slug={dashboard} />
      <StopCodePopup key={machine} dashboard={dashboard} machine_id={machine} />
    </>
  )
}
