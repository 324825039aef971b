import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { DeadEnd } from '../../shell/page-frame/DeadEnd.tsx'

/** The address names no report. */
export function NoReport() {
  const text = useText()
  const { reportidentity: report = '' } = useRouteParams()
  const way = { to: to('reportOrders'), label: text('reports.to-list') }
  return <DeadEnd title={text('reports.unknown', { report })} way={way} />
}
