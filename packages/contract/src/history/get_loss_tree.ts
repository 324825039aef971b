import { MachineList } from '@takt/domain/dashboard/machine-list.ts'
import { Day } from '@takt/domain/model/ids.ts'
import { LossTreeRow } from '@takt/domain/model/statistics.ts'
import { placeChoices } from '@takt/domain/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getLossTree = defineProcedure({
  name: 'get_loss_tree',
  kind: 'load',
  summary: 'Where all time of machines or of a place went in some days, up to now: each loss, to the millisecond.',
  input: z.object({
    /** One machine or several divided by ';'; '' is all the user may see. */
    machine_id: MachineList.default([]),
    /** In place of machines. */
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    start_day: Day,
    end_day: Day,
  }),
  output: LossTreeRow,
})
