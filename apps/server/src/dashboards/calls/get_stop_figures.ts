import { getStopFigures } from '@takt/contract/procedures/get_stop_figures.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { askedDays } from '../statistics/asked-days.ts'
import { placeMachines } from '../statistics/place-machines.ts'
import { stopFigures } from '../statistics/stop-figures.ts'
import { handle } from './handle.ts'

export default handle(getStopFigures, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (isRefusal(days)) return days
  const machine_ids = await placeMachines(db, input, days?.start)
  const { by, period } = input
  return await stopFigures(db, { machine_ids, by, period: days ?? period, language: session.language, now })
})
