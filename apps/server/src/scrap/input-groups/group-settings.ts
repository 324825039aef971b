import {
  type InputPlace,
  type InputSetting,
  MOST_INPUT_VALUES,
  placeOfSetting,
} from '@takt/domain/scrap/input-groups.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** A setting of a group with what is set at the place; its place is null where there is no tool to set it in. */
export interface PlacedSetting extends InputSetting {
  readonly record_no: number
  readonly place: InputPlace | null
}

export async function groupSettings(
  db: CompanyDb,
  group: number,
  at: InputPlace,
  lock: Sql = sql``,
): Promise<PlacedSetting[]> {
  const rows = await db.many<Omit<PlacedSetting, 'place' | 'property_set_value'> & { first_value: string }>(sql`
    select s.record_no, s.setting_type, s.property_description, s.unit, s.first_value
    from input_group_setting s where s.input_group = ${group}
    order by s.view_order, s.record_no limit ${MOST_INPUT_VALUES} ${lock}`)
  const settings: PlacedSetting[] = []
  for (const { first_value, ...row } of rows) {
    const place = placeOfSetting(row.setting_type, at)
    const set = place && (await lastValue(db, row.record_no, place))
    settings.push({ ...row, place, property_set_value: set ?? first_value })
  }
  return settings
}

async function lastValue(db: CompanyDb, setting: number, place: InputPlace): Promise<string | null> {
  const row = await db.maybe<{ value: string }>(sql`
    select value from input_group_value
    where setting = ${setting} and at_machine = ${place.machine_id} and tool_id = ${place.tool_id}
      and part_no = ${place.part_no}
    order by record_no desc limit 1`)
  return row?.value ?? null
}
