import { saveProductionGoal } from '@takt/contract/goals/save_production_goal.ts'
import { goalProblem } from '@takt/domain/goals/goal-draft.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { placeExists } from '../../machines/place-exists.ts'
import { goalSettings } from '../goal-settings.ts'

export default handle(saveProductionGoal, async (input, { db, session, now, audit, emit }) => {
  const { record_no, version, place, place_id, ...goal } = input
  const problem = goalProblem(input)
  if (problem) return problem
  if (!(await placeExists(db, place, place_id))) return { refusal: 'goal-place-unknown', values: { place: place_id } }
  const seen = { now, restricted: session.machine_restrictions.length > 0 }
  const before = (await goalSettings(db, seen)).find((row) => row.record_no === record_no) ?? null
  const is = (name: typeof place) => (name === place ? place_id : null)
  const fields = sql`(production_type, machine_id, department_id, zone_id, category_id, shift, target_good_qty,
    target_good_qty_alt_unit, target_earned_hours, valid_from, valid_to, version)`
  const values = sql`(${goal.production_type}, ${is('machine_id')}, ${is('department_id')}, ${is('zone_id')},
    ${is('category_id')}, ${goal.shift}, ${goal.target_good_qty}, ${goal.target_good_qty_alt_unit},
    ${goal.target_earned_hours}, ${goal.valid_from}, ${goal.valid_to || null}, ${version + 1})`
  const saved =
    record_no === null
      ? await db.maybe<{ record_no: number }>(sql`
          insert into production_goal ${fields} values ${values} returning record_no::int as record_no`)
      : await db.maybe<{ record_no: number }>(sql`
          update production_goal set ${fields} = ${values}
          where record_no = ${record_no} and version = ${version} returning record_no::int as record_no`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  const what = record_no === null ? 'goal.added' : 'goal.changed'
  audit({ what, key: String(saved.record_no), before, after: input })
  emit('SettingsChanged', {})
  const all = await goalSettings(db, seen)
  return all.filter((row) => row.record_no === saved.record_no)
})
