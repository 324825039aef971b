import { LOWEST_LEVEL } from '@takt/domain/people/levels.ts'
import { dashboardMachines } from '@takt/domain/wall-link/dashboard-machines.ts'
import { dashboardsWithin } from '../dashboards/dashboards-within.ts'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'

/** What a wall may see, as a session says it. */
export interface WallView {
  readonly machine_restrictions: readonly string[]
  readonly usertype: number
}

/** No machine has this id: '*' is not allowed in one. A list without any entry would mean every machine. */
const NO_MACHINE = '*'
const nothing: WallView = { machine_restrictions: [NO_MACHINE], usertype: LOWEST_LEVEL }

const known = new Map<string, WallView>()
const MOST_KNOWN = 200

/** The machines of the dashboard and its level; worked out again when a dashboard or the list of machines has changed. */
export async function wallView(
  connections: Connections,
  { company_id, dashboard }: { readonly company_id: number; readonly dashboard: string },
): Promise<WallView> {
  const [plant] = await query<{ ids: string[] | null; dashboards: string | null }>(
    connections.owner,
    sql`select
          (select array_agg(machine_id order by machine_id) from machine
           where company_id = ${company_id} and active) as ids,
          (select md5(string_agg(template || ':' || version, ' ' order by template)) from config
           where company_id = ${company_id} and system_function = 'dashboards') as dashboards`,
  )
  const ids = plant?.ids ?? []
  const key = JSON.stringify([company_id, dashboard, plant?.dashboards, ids])
  const before = known.get(key)
  if (before) return before
  const view = await workOut(connections, { company_id, dashboard, ids })
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, view)
  return view
}

async function workOut(
  connections: Connections,
  { company_id, dashboard, ids }: { company_id: number; dashboard: string; ids: readonly string[] },
): Promise<WallView> {
  const [shown, ...inside] = await dashboardsWithin(dashboard, (slugs) =>
    query<{ config: unknown }>(
      connections.owner,
      sql`select config from config
          where company_id = ${company_id} and system_function = 'dashboards' and template = any (${slugs})`,
    ),
  )
  if (!shown) return nothing
  const machines = dashboardMachines(shown, inside, ids)
  const restrictions = machines === 'all' ? [] : machines
  return {
    machine_restrictions: machines !== 'all' && machines.length === 0 ? [NO_MACHINE] : restrictions,
    usertype: shown.userlevel ?? LOWEST_LEVEL,
  }
}
