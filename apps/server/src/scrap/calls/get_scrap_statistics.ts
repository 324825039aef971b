import { getScrapStatistics } from '@takt/contract/scrap/get_scrap_statistics.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { askedDays } from '../../machines/asked/asked-days.ts'
import { placeMachines, yearBefore } from '../../machines/asked/place-machines.ts'
import { scrapStatistics } from '../statistics/scrap-statistics.ts'

export default handle(getScrapStatistics, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (isRefusal(days)) return days
  const machine_ids = await placeMachines(db, input, days?.start ?? yearBefore(now, session.time_zone))
  const { language } = session
  const { analysis, shift } = input
  return await scrapStatistics(db, { machine_ids, days, now, language, analysis, shift })
})
