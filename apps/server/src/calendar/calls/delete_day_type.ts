import { deleteDayType } from '@takt/contract/calendar/delete_day_type.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { dayTypeRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'

export default handle(deleteDayType, async ({ day_type, version }, { db, session, audit, emit }) => {
  await lockCalendars(db)
  const [before] = await dayTypeRows(db, session.language, day_type)
  if (before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  if (before.used) return { refusal: 'day-type-used', values: { name: nameIn(before.names, session.language) } }
  await db.run(sql`delete from day_type where day_type = ${day_type}`)
  audit({ what: 'day-type.removed', key: day_type, before })
  emit('SettingsChanged', {})
  return [{ day_type }]
})
