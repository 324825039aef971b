import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { ScrapOfReason } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapAdjustments = defineProcedure({
  name: 'get_scrap_adjustments',
  kind: 'load',
  summary: 'What is booked per scrap reason of an order on a machine: what save_scrap_card starts from.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: ScrapOfReason,
})
