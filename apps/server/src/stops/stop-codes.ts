import type { Language } from '@takt/domain/ground/languages.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/** Stop codes as the wire shows them, in the order of their groups. */
export function stopCodes(db: CompanyDb, which: { where: Sql; language: Language }): Promise<StopCode[]> {
  return db.many<StopCode>(sql`
    select c.record_no, c.stop_code,
      takt_name(c.names, ${which.language}) as stop_description,
      c.stop_reason_color, c.stop_text_flag, c.group_id,
      takt_name(c.help_texts, ${which.language}) as stop_help_text,
      takt_name(g.names, ${which.language}) as group_description,
      g.color as group_color, g.security_level, c.setup_time, c.setup_kind, c.include_in_mtbf, c.include_in_mdt,
      c.loss_kind, c.code_type, case when c.active then 1 else 0 end as active, c.scrap_percent, c.inherit_seconds, c.order_time,
      c.reset_seconds, c.reset_event, c.reset_code
    from stop_code c join stop_group g on g.code = c.group_id
    where ${which.where}
    order by g.view_order, g.code, c.record_no`)
}

export function validAt(machine_id: string): Sql {
  return sql`(c.machines is null or ${machine_id} = any (c.machines))`
}
