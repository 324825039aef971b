import { getMachineHistory } from '@takt/contract/history/get_machine_history.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { dayPeriod } from '../../machines/asked/period.ts'
import { hoursOfMachine } from '../machine-hours.ts'
import { periodsOfMachine } from '../machine-periods.ts'

const MOST_DAYS = { week: 1200, day: 400, hour: 7 } as const

export default handle(getMachineHistory, async ({ machine_id, level, from, to }, { db, session, now }) => {
  const known = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id}`)
  if (!known) return { refusal: 'machine-not-found', values: { machine_id } }
  const period = dayPeriod({ start: from, end: to }, { zone: session.time_zone, most: MOST_DAYS[level] })
  if (isRefusal(period)) return period
  if (level === 'hour') return await hoursOfMachine(db, machine_id, { period, now })
  return await periodsOfMachine(db, machine_id, { period, level, now })
})
