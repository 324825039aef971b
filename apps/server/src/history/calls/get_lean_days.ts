import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getLeanDays } from '@takt/contract/history/get_lean_days.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getLeanDays, ({ lean_type, month }, { db, session, now }) => {
  const first = `${month || localDate(now, session.time_zone).slice(0, 7)}-01`
  return db.many<RowOf<typeof getLeanDays>>(sql`
    select day as date, state, note from lean_day
    where lean_type = ${lean_type} and day >= ${first}::date and day < ${first}::date + interval '1 month'
    order by day`)
})
