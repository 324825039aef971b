import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { bundleSize, bundleSizeField } from '@takt/domain/planning/bundle-size.ts'
import type { PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { plannedOrders } from '../orders/planned-rows.ts'

/** Machines of a category that make pieces. */
export function machinesOfCategory(
  db: CompanyDb,
  category: string,
): Promise<{ machine_id: string; machine_description: string }[]> {
  return db.many(sql`
    select machine_id, machine_description from machine
    where category = ${category} and active and resource_type = 0 order by machine_id limit 500`)
}

/** What is planned on machines; of no machine nothing, not everything. */
export async function planOf(db: CompanyDb, machine_ids: readonly string[]): Promise<PlannedOrder[]> {
  return machine_ids.length === 0 ? [] : await plannedOrders(db, { machine_ids })
}

export async function sizeOfBundles(db: CompanyDb, machine_id: string): Promise<number> {
  const row = await db.maybe<{ value: string }>(
    sql`select value from company_setting where name = ${bundleSizeField(machine_id)}`,
  )
  return bundleSize(row?.value)
}

export async function planningMachines(db: CompanyDb, category: string): Promise<PlanningMachine[]> {
  const machines = await machinesOfCategory(db, category)
  const hours = new Map<string, number>()
  const plan = await planOf(
    db,
    machines.map(({ machine_id }) => machine_id),
  )
  for (const { machine_id1, op_total_remaining_time_hours } of plan) {
    hours.set(machine_id1, (hours.get(machine_id1) ?? 0) + op_total_remaining_time_hours)
  }
  const fields = machines.map(({ machine_id }) => bundleSizeField(machine_id))
  const stored = await db.many<{ name: string; value: string }>(
    sql`select name, value from company_setting where name = any (${fields})`,
  )
  return machines.map((machine) => ({
    ...machine,
    planned_hours: toDecimals(hours.get(machine.machine_id) ?? 0, 1),
    bundle_size: bundleSize(stored.find(({ name }) => name === bundleSizeField(machine.machine_id))?.value),
  }))
}
