import { getStopFigures } from '@takt/contract/dashboards/get_stop_figures.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { askedDays } from '../../machines/asked/asked-days.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { stopFigures } from '../stop-figures.ts'

export default handle(getStopFigures, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (isRefusal(days)) return days
  const machine_ids = await placeMachines(db, input, days?.start)
  const { by, period, shift } = input
  return await stopFigures(db, { machine_ids, by, period: days ?? period, shift, language: session.language, now })
})
