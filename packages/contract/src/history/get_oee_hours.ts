import { Day } from '@takt/domain/ground/model/ids.ts'
import { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOeeHours = defineProcedure({
  name: 'get_oee_hours',
  kind: 'load',
  heavy: true,
  summary:
    'OEE and availability of machines or of a place, hour by hour of at most 31 days, in planned time up to now.',
  input: z.object({
    /** One machine or several divided by ';'; '' is all the user may see. */
    machine_id: MachineList.default([]),
    /** In place of machines. */
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    start_day: Day,
    end_day: Day,
  }),
  output: OeeHour,
})
