import { dashboardMachines, type PlacedMachine } from '@takt/domain/dashboards/dashboard-machines.ts'
import { LOWEST_LEVEL } from '@takt/domain/ground/levels.ts'
import type { WallBoards } from '@takt/domain/ground/model/wall-boards.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { dashboardsWithin } from '../dashboards-within.ts'

/** What a wall may see, as a session says it. */
export interface WallView {
  readonly machine_restrictions: readonly string[]
  readonly usertype: number
}

/** No machine has this id: '*' is not allowed in one. A list without any entry would mean every machine. */
const NO_MACHINE = '*'
const nothing: WallView = { machine_restrictions: [NO_MACHINE], usertype: LOWEST_LEVEL }

/** Ready boards show all machines of their place. */
export async function boardsView(
  connections: Connections,
  { company_id, boards }: { readonly company_id: number; readonly boards: WallBoards },
): Promise<WallView> {
  const { locationtype, location } = boards
  if (locationtype === '') return { machine_restrictions: [], usertype: LOWEST_LEVEL }
  const machines = await query<{ machine_id: string }>(
    connections.owner,
    sql`select machine_id from machine where company_id = ${company_id} and active and ${location} =
          case ${locationtype} when 'department' then department when 'zone' then zone else category end
        order by machine_id`,
  )
  const machine_restrictions = machines.map(({ machine_id }) => machine_id)
  return machine_restrictions.length === 0 ? nothing : { machine_restrictions, usertype: LOWEST_LEVEL }
}

const known = new WeakMap<Connections, Map<string, WallView>>()
const MOST_KNOWN = 200

/** The machines of the dashboard and its level; worked out again when a dashboard or the list of machines has changed. */
export async function wallView(
  connections: Connections,
  { company_id, dashboard }: { readonly company_id: number; readonly dashboard: string },
): Promise<WallView> {
  const [plant] = await query<{ machines: PlacedMachine[] | null; dashboards: string | null }>(
    connections.owner,
    sql`select
          (select json_agg(json_build_object('machine_id', machine_id, 'department', department, 'zone', zone,
             'category', category) order by machine_id) from machine
           where company_id = ${company_id} and active) as machines,
          (select md5(string_agg(template || ':' || version, ' ' order by template)) from config
           where company_id = ${company_id} and system_function = 'dashboards') as dashboards`,
  )
  const machines = plant?.machines ?? []
  const key = JSON.stringify([company_id, dashboard, plant?.dashboards, machines])
  const ofDatabase = known.get(connections) ?? new Map<string, WallView>()
  known.set(connections, ofDatabase)
  const before = ofDatabase.get(key)
  if (before) return before
  const view = await workOut(connections, { company_id, dashboard, known: machines })
  if (ofDatabase.size >= MOST_KNOWN) ofDatabase.clear()
  ofDatabase.set(key, view)
  return view
}

async function workOut(
  connections: Connections,
  on: { company_id: number; dashboard: string; known: readonly PlacedMachine[] },
): Promise<WallView> {
  const { company_id, dashboard } = on
  const [shown, ...inside] = await dashboardsWithin(dashboard, (slugs) =>
    query<{ config: unknown }>(
      connections.owner,
      sql`select config from config
          where company_id = ${company_id} and system_function = 'dashboards' and template = any (${slugs})`,
    ),
  )
  if (!shown) return nothing
  const machines = dashboardMachines(shown, inside, on.known)
  const restrictions = machines === 'all' ? [] : machines
  return {
    machine_restrictions: machines !== 'all' && machines.length === 0 ? [NO_MACHINE] : restrictions,
    usertype: shown.userlevel ?? LOWEST_LEVEL,
  }
}
