import { saveShift } from '@takt/contract/calendar/save_shift.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { shiftRows } from '../calendar-rows.ts'

export default handle(saveShift, async ({ version, ...said }, { db, session, audit, emit }) => {
  const { shift, names } = said
  const before = (await shiftRows(db)).find((row) => row.shift === shift)
  if (version === 0 && before)
    return { refusal: 'shift-taken', values: { shift, name: nameIn(before.names, session.language) } }
  const saved =
    version === 0
      ? await db.maybe(sql`
          insert into shift (shift, names) values (${shift}, ${names})
          on conflict do nothing returning version`)
      : await db.maybe(sql`
          update shift set names = ${names}, version = version + 1
          where shift = ${shift} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: before ? 'shift.changed' : 'shift.added', key: String(shift), before, after: said })
  emit('SettingsChanged', {})
  return (await shiftRows(db)).filter((row) => row.shift === shift)
})
