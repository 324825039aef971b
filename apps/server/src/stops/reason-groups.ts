import type { ReasonGroupSettingRow, ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_GROUPS = 500

/** Where groups of each kind stand, and what is in them. */
export const groupTables: Record<ReasonKind, { readonly groups: Sql; readonly reasons: Sql; readonly link: Sql }> = {
  stop: { groups: sql`stop_group`, reasons: sql`stop_code`, link: sql`group_id` },
  scrap: { groups: sql`scrap_category`, reasons: sql`scrap_reason`, link: sql`scrap_reason_category` },
}

const own: Record<ReasonKind, Sql> = {
  stop: sql`g.color, g.view_order, g.security_level`,
  scrap: sql`'Automatic' as color, 0 as view_order, null::int as security_level`,
}

export function reasonGroups(db: CompanyDb, kind: ReasonKind, which: Sql = sql``): Promise<ReasonGroupSettingRow[]> {
  const { groups, reasons, link } = groupTables[kind]
  return db.many<ReasonGroupSettingRow>(sql`
    select ${kind}::text as kind, g.code, g.names, ${own[kind]}, g.version,
      (select count(*) from ${reasons} r where r.${link} = g.code)::int as reasons
    from ${groups} g ${which} order by view_order, g.code limit ${MOST_GROUPS}`)
}
