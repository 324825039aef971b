import { areaOf } from '@takt/domain/dashboards/area.ts'
import { to } from '../../../routes/to.ts'

/** Where a stop is coded: in the popup over a dashboard, on the machine's page in the operator area: D-NAV-14-X. */
export function stopLink(
  on: { readonly path: string; readonly slug: string; readonly search: string },
  machine: string,
) {
  if (areaOf(on.path) === 'operator') return to('stopCode', { machine })
  return to('dashboardStopCode', { dashboard: on.slug, machine }) + on.search
}
