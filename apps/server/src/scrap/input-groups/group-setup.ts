import type { InputGroupSettingRow, InputValueSetting } from '@takt/domain/scrap/model/input-group-setting.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

const MOST_GROUPS = 500

/** Input groups as an administrator keeps them. */
export async function inputGroupSettings(db: CompanyDb, which: Sql = sql``): Promise<InputGroupSettingRow[]> {
  return await db.many<InputGroupSettingRow>(sql`
    select g.record_no, g.description, g.status = 1 as active, g.version, s.settings
    from (select * from input_group ${which} order by description limit ${MOST_GROUPS}) g
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('record_no', x.record_no, 'setting_type', x.setting_type,
            'property_description', x.property_description, 'unit', x.unit, 'first_value', x.first_value,
            'used', exists (select from input_group_value v where v.setting = x.record_no))
          order by x.view_order, x.record_no), '[]') as settings
        from input_group_setting x where x.input_group = g.record_no
      ) s
    order by g.description`)
}

/** In the order given; those that are not given go. */
export async function writeInputSettings(
  db: CompanyDb,
  group: number,
  settings: readonly InputValueSetting[],
): Promise<void> {
  const kept = settings.flatMap(({ record_no }) => (record_no === null ? [] : [record_no]))
  await db.run(sql`delete from input_group_setting where input_group = ${group} and record_no <> all (${kept}::int[])`)
  // Two that change their names with each other would meet half-way.
  await db.run(sql`
    update input_group_setting set property_description = 'record ' || record_no where input_group = ${group}`)
  for (const [view_order, setting] of settings.entries()) {
    const { record_no, setting_type, property_description, unit, first_value } = setting
    await db.run(
      record_no === null
        ? sql`insert into input_group_setting (input_group, view_order, setting_type, property_description, unit, first_value)
            values (${group}, ${view_order}, ${setting_type}, ${property_description}, ${unit}, ${first_value})`
        : sql`update input_group_setting set view_order = ${view_order}, setting_type = ${setting_type},
              property_description = ${property_description}, unit = ${unit}, first_value = ${first_value}
            where input_group = ${group} and record_no = ${record_no}`,
    )
  }
}
