import { takeBackScrap } from '@takt/contract/scrap/take_back_scrap.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { takeScrapBack } from '../take-back-scrap.ts'

export default handle(takeBackScrap, async ({ machine_id, card_no, record_no }, context) => {
  await lockMachines(context.db, [machine_id])
  const back = await takeScrapBack(context, { machine_id, card_no, record_no, sources: ['report'] })
  if (isRefusal(back)) return back
  context.machineChanged(machine_id)
  context.emit('OrderChanged', { machine_id, card_no })
  return [back]
})
