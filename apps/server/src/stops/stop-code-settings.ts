import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type { StopCodeSettingRow } from '@takt/domain/stops/model/stop-code-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_CODES = 5_000

export async function stopCodeSettings(db: CompanyDb, which: Sql = sql``): Promise<StopCodeSettingRow[]> {
  return await db.many<StopCodeSettingRow>(sql`
    select stop_code, names, group_id, stop_reason_color, stop_text_flag, stop_help_text,
      setup_time, include_in_mtbf, include_in_mdt, loss_kind, machines, active, version
    from stop_code ${which} order by stop_code limit ${MOST_CODES}`)
}

/** What the codes of a group are losses to: a new one among them is most likely the same. */
export async function kindsOfGroup(db: CompanyDb, group_id: string): Promise<LossKind[]> {
  const rows = await db.many<{ loss_kind: LossKind }>(sql`select loss_kind from stop_code where group_id = ${group_id}`)
  return rows.map(({ loss_kind }) => loss_kind)
}
