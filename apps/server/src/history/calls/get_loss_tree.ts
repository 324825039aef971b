import { getLossTree } from '@takt/contract/procedures/get_loss_tree.ts'
import { besideIso } from '@takt/domain/losses/beside-iso.ts'
import { addLosses, lossTree } from '@takt/domain/losses/loss-tree.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { askedDays } from '../statistics/asked-days.ts'
import { lossSums, microStops } from '../statistics/loss-sums.ts'
import { placeMachines } from '../statistics/place-machines.ts'
import { handle } from './handle.ts'

export default handle(getLossTree, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (days === null || isRefusal(days)) return days ?? []
  const machine_ids = await placeMachines(db, input, days.start)
  const sums = addLosses(await lossSums(db, { machine_ids, days, now }))
  const micro_stops = await microStops(db, { machine_ids, days })
  return [{ machines: machine_ids.length, ...lossTree(sums), micro_stops, ...besideIso(sums) }]
})
