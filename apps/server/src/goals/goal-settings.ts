import { type GoalPlace, goalPlaces } from '@takt/domain/goals/goal-draft.ts'
import type { GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { goalRows } from './goal-rows.ts'

type StoredGoal = Omit<GoalSettingRow, 'place' | 'place_id'> & Readonly<Record<GoalPlace, string>>

const MOST_GOALS = 2_000

/** As they are set, the newest first; what is reached is known of those that hold now. */
export async function goalSettings(db: CompanyDb, at: { now: number; restricted: boolean }): Promise<GoalSettingRow[]> {
  const goals = await db.many<StoredGoal>(sql`
    select record_no, version, production_type, coalesce(machine_id, '') as machine_id,
      coalesce(department_id, '') as department_id, coalesce(zone_id, '') as zone_id,
      coalesce(category_id, '') as category_id, shift, target_good_qty, target_good_qty_alt_unit, target_earned_hours,
      valid_from, coalesce(valid_to::text, '') as valid_to
    from production_goal where machine_id is not null or ${!at.restricted}
    order by valid_from desc, record_no desc limit ${MOST_GOALS}`)
  const reached = await goalRows(db, at)
  return goals.map(({ machine_id, department_id, zone_id, category_id, ...goal }) => {
    const places = { machine_id, department_id, zone_id, category_id }
    const place = goalPlaces.find((name) => places[name] !== '') ?? 'machine_id'
    const now = reached.find(({ record_no }) => record_no === goal.record_no)
    return {
      ...goal,
      place,
      place_id: places[place],
      result_good_qty: now?.result_good_qty ?? null,
      result_good_qty_alt_unit: now?.result_good_qty_alt_unit ?? null,
      result_earned_hours: now?.result_earned_hours ?? null,
    }
  })
}
