import type { SetupTypeSettingRow } from '@takt/domain/stops/model/setup-type-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

export async function setupTypeSettings(db: CompanyDb, which: Sql = sql``): Promise<SetupTypeSettingRow[]> {
  return await db.many<SetupTypeSettingRow>(sql`
    select code, names, view_order, machines, active, version
    from setup_type ${which} order by view_order, code limit 500`)
}
