import { RESOURCE } from '@takt/domain/machines/has-order.ts'
import type { PlantCounts } from '@takt/domain/setup/first-steps.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Counted where there are few; of orders one is looked for by its key, of whatever many there are. */
export function plantCounts(db: CompanyDb): Promise<PlantCounts> {
  return db.one<PlantCounts>(sql`
    select
      (select count(*) from machine where active and resource_type <> ${RESOURCE})::int as machines,
      (select count(*) from machine where active and resource_type <> ${RESOURCE} and calendar_id is not null)::int as planned_machines,
      (select count(*) from stop_code where active)::int as stop_codes,
      (select count(*) from scrap_reason where active)::int as scrap_reasons,
      (select count(*) from employee where active)::int as employees,
      (select count(*) from app_user where active)::int as users,
      (select count(*) from machine where active and resource_type = 0)::int as signalling_machines,
      (select count(*) from machine m join machine_state s on s.machine_id = m.machine_id
        where m.active and m.resource_type = 0 and s.last_signal > 'epoch')::int as heard_machines,
      (select count(*) from (select card_no from card order by company_id, card_no limit 1) c)::int as orders,
      (select count(*) from config where system_function = 'dashboards')::int as dashboards,
      (select count(*) from wall_link where revoked_at is null)::int as wall_links`)
}

export function lastHeard(db: CompanyDb): Promise<{ last_heard: string; last_machine: string } | null> {
  return db.maybe(sql`
    select last_signal as last_heard, machine_id as last_machine from machine_state
    where last_signal > 'epoch' order by last_signal desc, machine_id limit 1`)
}
