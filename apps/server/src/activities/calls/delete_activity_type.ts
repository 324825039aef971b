import { deleteActivityType } from '@takt/contract/activities/delete_activity_type.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { activityTypeSettings } from '../activity-type-settings.ts'

export default handle(deleteActivityType, async ({ record_no, version }, { db, session, audit, emit }) => {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('activity types'), ${db.company_id})`)
  const [before] = await activityTypeSettings(db, {
    which: sql`where t.record_no = ${record_no}`,
    language: session.language,
  })
  if (before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const used = await db.maybe(sql`
    select 1 where exists (select from internal_activity where action_id = ${record_no})
      or exists (select from activity_to_come where action_id = ${record_no})
      or exists (select from activity_output where create_activity = ${record_no} and action_id <> ${record_no})`)
  if (used) return { refusal: 'activity-type-in-use', values: { name: nameIn(before.names, session.language) } }
  await db.run(sql`delete from activity_output where action_id = ${record_no}`)
  await db.run(sql`delete from activity_question where action_id = ${record_no}`)
  await db.run(sql`delete from activity_type where record_no = ${record_no}`)
  audit({ what: 'activity-type.removed', key: String(record_no), before })
  emit('SettingsChanged', {})
  return [{ record_no }]
})
