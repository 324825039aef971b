import { activities } from './later/activities.ts'
import { calendar } from './later/calendar.ts'
import { dashboards } from './later/dashboards.ts'
import { documents } from './later/documents.ts'
import { erp } from './later/erp.ts'
import { goals } from './later/goals.ts'
import { ground } from './later/ground.ts'
import { history } from './later/history.ts'
import { imports } from './later/import.ts'
import { machines } from './later/machines.ts'
import { materials } from './later/materials.ts'
import { orders } from './later/orders.ts'
import { pallets } from './later/pallets.ts'
import { people } from './later/people.ts'
import { planning } from './later/planning.ts'
import { reports } from './later/reports.ts'
import { scrap } from './later/scrap.ts'
import { setup } from './later/setup.ts'
import { stops } from './later/stops.ts'

export const book = {
  ...ground,
  ...machines,
  ...calendar,
  ...erp,
  ...people,
  ...stops,
  ...materials,
  ...orders,
  ...planning,
  ...documents,
  ...activities,
  ...history,
  ...goals,
  ...reports,
  ...scrap,
  ...imports,
  ...dashboards,
  ...pallets,
  ...setup,
}
