import { setLeanDay } from '@takt/contract/history/set_lean_day.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { plantDay } from '../../machines/asked/plant-day.ts'

/** Of a day to come nobody knows how it was. */
export default handle(setLeanDay, async ({ lean_type, date, state, note }, { db, session, now, audit }) => {
  if (date > (await plantDay(db, now))) return { refusal: 'lean-day-to-come', values: { date } }
  if (state === 'none') await db.run(sql`delete from lean_day where lean_type = ${lean_type} and day = ${date}`)
  else {
    await db.run(sql`
      insert into lean_day (lean_type, day, state, note, changed_by, changed_at)
      values (${lean_type}, ${date}, ${state}, ${note}, ${session.username}, ${new Date(now).toISOString()})
      on conflict (company_id, lean_type, day) do update
        set state = excluded.state, note = excluded.note, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
  }
  audit({ what: 'lean-day.set', key: `${lean_type}/${date}`, after: { state, note } })
  return [{ date, state, note }]
})
