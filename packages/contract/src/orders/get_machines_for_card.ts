import { CardNo } from '@takt/domain/ground/model/ids.ts'
import { Machine } from '@takt/domain/machines/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachinesForCard = defineProcedure({
  name: 'get_machines_for_card',
  kind: 'load',
  summary: 'The machines on which a card runs or is planned.',
  input: z.object({ card_no: CardNo }),
  output: Machine,
  beforeDeviceSignIn: true,
})
