import { getResourceOrders } from '@takt/contract/planning/get_resource_orders.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { isResource, RESOURCE } from '@takt/domain/machines/has-order.ts'
import { resourcePlanningDays } from '@takt/domain/orders/resource-planning.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { planOf } from '../planning-machines.ts'

const DAY_MS = 86_400_000

/** An order may be taken on when one of its resources, those that the ERP knows by the same name, is a planning one. */
export default handle(getResourceOrders, async ({ machine_id, all }, { db, session, now }) => {
  const resource = await db.maybe<{ department: string; resource_type: number }>(
    sql`select department, resource_type from machine where machine_id = ${machine_id} and active`,
  )
  if (!resource) return { refusal: 'machine-not-found', values: { machine_id } }
  if (!isResource(resource)) return { refusal: 'not-a-planning-resource', values: { machine_id } }
  const machines = await db.many<{ machine_id: string }>(sql`
    select m.machine_id from machine m
    where m.department = ${resource.department} and m.active and m.resource_type <> 1 and exists (
      select from machine r where r.resource_type = ${RESOURCE} and r.active and r.department = m.department
        and r.erp_resource = m.erp_resource)
    limit 500`)
  const plan = await planOf(
    db,
    machines.map((machine) => machine.machine_id),
  )
  const days = resourcePlanningDays(settingValues(session.company_settings).resourcePlanningDays)
  const until = all ? Number.POSITIVE_INFINITY : now + days * DAY_MS
  const shown = plan.filter(({ planned_start_time, cancelled }) => {
    return cancelled === 0 && Date.parse(planned_start_time) <= until
  })
  const assigned = await db.many<{ card_no: string; machine_id: string }>(sql`
    select card_no, machine_id from user_planning where card_no = any (${shown.map(({ card_no }) => card_no)})`)
  return shown.map((order) => ({
    ...order,
    resources: assigned.filter(({ card_no }) => card_no === order.card_no).map((row) => row.machine_id),
  }))
})
