import { checkDashboard } from '@takt/contract/dashboards/check_dashboard.ts'
import { strangersIn } from '@takt/domain/dashboards/building/strangers.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { refuseProblems } from '../refuse-problems.ts'

/** A kind that is not known is listed and not refused: it can be taken off the board before it is saved. */
export default handle(checkDashboard, async ({ config }, { db }) => {
  refuseProblems(config, config)
  const known = await db.one<Record<'machines' | 'places' | 'queries' | 'dashboards', string[] | null>>(sql`
    select
      (select array_agg(machine_id) from machine) as machines,
      (select array_agg(code) from (
        select 'department:' || code as code from department
        union all select 'zone:' || code from zone
        union all select 'category:' || code from category) as places) as places,
      (select array_agg(record_no::text) from query) as queries,
      (select array_agg(template) from config where system_function = 'dashboards') as dashboards`)
  const set = (names: string[] | null) => new Set(names ?? [])
  return strangersIn(config, {
    machines: set(known.machines),
    places: set(known.places),
    queries: set(known.queries),
    dashboards: set(known.dashboards),
  }).map((stranger) => ({ ...stranger }))
})
