import { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'
import { placeAndDays } from '../machines/place-and-days.ts'

export const getOeeHours = defineProcedure({
  name: 'get_oee_hours',
  kind: 'load',
  heavy: true,
  summary:
    'OEE and availability of machines or of a place, hour by hour of at most 31 days, in planned time up to now.',
  input: z.object({
    ...placeAndDays,
  }),
  output: OeeHour,
})
