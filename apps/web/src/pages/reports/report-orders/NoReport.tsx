import { useText } from '../../../data/words/use-text.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** The address names no report. */
export function NoReport() {
  const text = useText()
  const { reportidentity: report } = useRouteParams('reportOrder', 'reportSchedule')
  const way = { to: to('reportOrders'), label: text('reports.to-list') }
  return <DeadEnd title={text('reports.unknown', { report })} way={way} />
}
