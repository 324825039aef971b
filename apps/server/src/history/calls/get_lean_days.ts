import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getLeanDays } from '@takt/contract/history/get_lean_days.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { plantDay } from '../../machines/asked/plant-day.ts'

export default handle(getLeanDays, async ({ lean_type, month }, { db, now }) => {
  const first = `${month || (await plantDay(db, now)).slice(0, 7)}-01`
  return await db.many<RowOf<typeof getLeanDays>>(sql`
    select day as date, state, note from lean_day
    where lean_type = ${lean_type} and day >= ${first}::date and day < ${first}::date + interval '1 month'
    order by day`)
})
