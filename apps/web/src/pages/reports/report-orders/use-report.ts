import { useLoad } from '../../../data/call/use-load.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** The report that the address names; undefined where there is none such. */
export function useReport() {
  const { reportidentity } = useRouteParams('reportOrder', 'reportSchedule')
  const load = useLoad('get_orderable_reports', {})
  return { reportidentity, load, report: load.rows?.find(({ report_id }) => report_id === reportidentity) }
}
