import { CardNo } from '@takt/domain/model/ids.ts'
import { Machine } from '@takt/domain/model/machine.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getMachinesForCard = defineProcedure({
  name: 'get_machines_for_card',
  kind: 'load',
  summary: 'The machines on which a card runs or is planned.',
  input: z.object({ card_no: CardNo }),
  output: Machine,
  beforeDeviceSignIn: true,
})
