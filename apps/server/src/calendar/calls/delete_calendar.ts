import { deleteCalendar } from '@takt/contract/calendar/delete_calendar.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withAllMachines } from '../../machines/plant-rules.ts'
import { lockCalendars } from '../change-calendars.ts'

export default handle(deleteCalendar, async ({ calendar_id, version }, { db, audit, emit }) => {
  await lockCalendars(db)
  const before = await db.maybe<{ description: string }>(
    sql`select description, week from calendar where calendar_id = ${calendar_id} and version = ${version} for update`,
  )
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  const follower = await withAllMachines(db, () =>
    db.maybe<{ machine_id: string }>(sql`
      select machine_id from machine where calendar_id = ${calendar_id}
      union select machine_id from machine_day_before where calendar_id = ${calendar_id} limit 1`),
  )
  if (follower)
    return { refusal: 'calendar-followed', values: { name: before.description, machine: follower.machine_id } }
  const rule = await db.maybe<{ set_code: string }>(
    sql`select set_code from automatic_reason where ${calendar_id} = any (calendars) limit 1`,
  )
  if (rule) return { refusal: 'calendar-in-rule', values: { name: before.description, code: rule.set_code } }
  await db.run(sql`delete from calendar_day where calendar_id = ${calendar_id}`)
  await db.run(sql`delete from calendar where calendar_id = ${calendar_id}`)
  audit({ what: 'calendar.removed', key: String(calendar_id), before })
  emit('SettingsChanged', {})
  return [{ calendar_id }]
})
