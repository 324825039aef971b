import { deleteShift } from '@takt/contract/calendar/delete_shift.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withAllMachines } from '../../machines/plant-rules.ts'
import { dayTypeRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'

export default handle(deleteShift, async ({ shift, version }, { db, session, audit, emit }) => {
  await lockCalendars(db)
  const day = (await dayTypeRows(db, session.language)).find(({ spans }) => spans.some((span) => span.shift === shift))
  if (day) return { refusal: 'shift-used', values: { shift, day: nameIn(day.names, session.language) } }
  const counted = await withAllMachines(db, () =>
    db.maybe(sql`select 1 from shift_figures where shift = ${shift} limit 1`),
  )
  if (counted) return { refusal: 'shift-has-figures', values: { shift } }
  const before = await db.maybe(sql`delete from shift where shift = ${shift} and version = ${version} returning names`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'shift.removed', key: String(shift), before })
  emit('SettingsChanged', {})
  return [{ shift }]
})
