import { Day } from '@takt/domain/ground/model/ids.ts'
import { LossTreeRow } from '@takt/domain/history/model/statistics.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

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
    /** With days: this shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
  }),
  output: LossTreeRow,
})
