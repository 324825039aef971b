import { CardNo, MachineId } from '@takt/domain/model/ids.ts'
import { ScrapOfReason } from '@takt/domain/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getScrapAdjustments = defineProcedure({
  name: 'get_scrap_adjustments',
  kind: 'load',
  summary: 'What is booked per scrap reason of an order on a machine: what save_scrap_card starts from.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: ScrapOfReason,
})
