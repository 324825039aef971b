import type { ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_REASONS = 5_000

export async function scrapReasonSettings(db: CompanyDb, which: Sql = sql``): Promise<ScrapReasonSettingRow[]> {
  return await db.many<ScrapReasonSettingRow>(sql`
    select code, names, scrap_reason_category, scrap_reason_color, scrap_text_flag, scrap_cost,
      never_reduce_good_qty, adjust_materials, exclude_from_oee, erp_scrap_code, machines, active, version
    from scrap_reason ${which} order by code limit ${MOST_REASONS}`)
}
