import { saveActivityType } from '@takt/contract/activities/save_activity_type.ts'
import { activityTypeProblem, stepsDiffer, tidyStep } from '@takt/domain/activities/activity-type-draft.ts'
import { handle } from '../../ground/call/handle.ts'
import { unknownMachine } from '../../ground/call/known-machines.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityTypeSettings, writeChecklist, writeFollower, writeMailTo } from '../activity-type-settings.ts'

export default handle(saveActivityType, async (input, { db, session, audit, emit }) => {
  const { record_no: number, version, ...said } = input
  const { language } = session
  const type = { ...said, steps: said.steps.map(tidyStep) }
  const wrong = activityTypeProblem(type) ?? (await unknownMachine(db, type.machines))
  if (wrong) return wrong
  for (const { create } of [type.after_ok, type.after_exception]) {
    const named = create === '' || create === 'same'
    if (!named && !(await db.maybe(sql`select 1 from activity_type where record_no = ${Number(create)}`))) {
      return { refusal: 'activity-type-not-found', values: {} }
    }
  }
  await db.run(sql`select pg_advisory_xact_lock(hashtext('activity types'), ${db.company_id})`)
  const [before] =
    number === null ? [] : await activityTypeSettings(db, { which: sql`where t.record_no = ${number}`, language })
  if (number !== null && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const other = before !== undefined && stepsDiffer(before.steps, type.steps)
  const fields = sql`names, type_names, manual, perform,
    authentication_mode, duration, duration_unit, alarm_period, extra_info_1_type, extra_info_1_label,
    extra_info_1_required, ask_number, number_label, ask_sscc, ask_note,
    certify, machines, department, part_no, tool_id, active`
  const values = sql`${type.names}, ${type.type_names}, ${type.manual}, ${type.perform}, ${type.authentication_mode}, ${type.duration},
    ${type.duration_unit}, ${type.alarm_period}, ${type.extra_info_1_type}, ${type.extra_info_1_label},
    ${type.extra_info_1_required}, ${type.ask_number}, ${type.number_label},
    ${type.ask_sscc}, ${type.ask_note}, ${type.certify}, ${type.machines},
    ${type.department}, ${type.part_no}, ${type.tool_id}, ${type.active}`
  const { record_no, checklist_no } = await db.one<{ record_no: number; checklist_no: number }>(
    number === null
      ? sql`insert into activity_type (record_no, ${fields})
          select coalesce(max(record_no), 0) + 1, ${values} from activity_type returning record_no, checklist_no`
      : sql`update activity_type set (${fields}) = (${values}), version = version + 1,
          checklist_no = checklist_no + ${other ? 1 : 0}
          where record_no = ${number} returning record_no, checklist_no`,
  )
  if (number === null || other) await writeChecklist(db, { action_id: record_no, checklist_no, steps: type.steps })
  await writeFollower(db, { action_id: record_no, outcome: 'ok', ...type.after_ok })
  await writeFollower(db, { action_id: record_no, outcome: 'exception', ...type.after_exception })
  await writeMailTo(db, record_no, type.mail_to)
  const what = before ? 'activity-type.changed' : 'activity-type.added'
  audit({ what, key: String(record_no), before, after: type })
  emit('SettingsChanged', {})
  return await activityTypeSettings(db, { which: sql`where t.record_no = ${record_no}`, language })
})
