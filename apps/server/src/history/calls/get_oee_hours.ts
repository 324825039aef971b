import { getOeeHours } from '@takt/contract/history/get_oee_hours.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { dayPeriod } from '../../machines/asked/period.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { oeeHoursOf } from '../statistics/oee-hours.ts'

/** More rows than a screen has, and stops of more machines than are read in a second, are asked for a week at a time. */
const MOST_DAYS = 31
const MOST_MACHINE_DAYS = 6200

export default handle(getOeeHours, async (input, { db, session, now }) => {
  const machine_ids = await placeMachines(db, input, input.start_day)
  const most = Math.max(1, Math.min(MOST_DAYS, Math.floor(MOST_MACHINE_DAYS / Math.max(1, machine_ids.length))))
  const period = dayPeriod({ start: input.start_day, end: input.end_day }, { zone: session.time_zone, most })
  if (isRefusal(period)) return period
  return await oeeHoursOf(db, { machine_ids, days: { start: period.from, end: period.to }, now })
})
