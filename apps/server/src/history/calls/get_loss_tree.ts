import { getLossTree } from '@takt/contract/history/get_loss_tree.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { besideIso } from '@takt/domain/history/losses/beside-iso.ts'
import { addLosses, lossTree } from '@takt/domain/history/losses/loss-tree.ts'
import { handle } from '../../ground/call/handle.ts'
import { askedDays } from '../../machines/asked/asked-days.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { lossSums, microStops } from '../statistics/loss-sums.ts'

export default handle(getLossTree, async (input, { db, session, now }) => {
  const days = askedDays(input, session.time_zone)
  if (days === null || isRefusal(days)) return days ?? []
  const machine_ids = await placeMachines(db, input, days.start)
  const { shift } = input
  const sums = addLosses(await lossSums(db, { machine_ids, days, shift, now }))
  const micro_stops = await microStops(db, { machine_ids, days, shift })
  return [{ machines: machine_ids.length, ...lossTree(sums), micro_stops, ...besideIso(sums) }]
})
