import type { Language } from '@takt/domain/ground/languages.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/** Stop codes as the wire shows them, in the order of their groups. */
export function stopCodes(db: CompanyDb, which: { where: Sql; language: Language }): Promise<StopCode[]> {
  const swedish = which.language === 'sv'
  return db.many<StopCode>(sql`
    select c.record_no, c.stop_code,
      case when ${swedish} and c.description_sv <> '' then c.description_sv else c.stop_description end as stop_description,
      c.stop_reason_color, c.stop_text_flag, c.stop_help_text, c.group_id,
      case when ${swedish} and g.description_sv <> '' then g.description_sv else g.description end as group_description,
      g.color as group_color, g.security_level, c.setup_time, c.setup_kind, c.include_in_mtbf, c.include_in_mdt,
      c.code_type, case when c.active then 1 else 0 end as active, c.scrap_percent, c.inherit_seconds, c.order_time,
      c.reset_seconds, c.reset_event, c.reset_code
    from stop_code c join stop_group g on g.code = c.group_id
    where ${which.where}
    order by g.view_order, g.code, c.record_no`)
}

export function validAt(machine_id: string): Sql {
  return sql`(c.machines is null or ${machine_id} = any (c.machines))`
}
