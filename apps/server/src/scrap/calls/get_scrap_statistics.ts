import { getScrapStatistics } from '@takt/contract/procedures/get_scrap_statistics.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { askedDays } from '../statistics/asked-days.ts'
import { placeMachines, yearBefore } from '../statistics/place-machines.ts'
import { scrapStatistics } from '../statistics/scrap-statistics.ts'
import { handle } from './handle.ts'

export default handle(getScrapStatistics, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (isRefusal(days)) return days
  const machine_ids = await placeMachines(db, input, days?.start ?? yearBefore(now, session.time_zone))
  const { language } = session
  return await scrapStatistics(db, { machine_ids, days, now, language, analysis: input.analysis })
})
