import { Day } from '@takt/domain/ground/model/ids.ts'
import { PeriodShift } from '@takt/domain/history/model/period-shift.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPeriodShift = defineProcedure({
  name: 'get_period_shift',
  kind: 'load',
  summary:
    'The shift that runs at a machine or at a place, the last one, or one of a day, with those beside it; no row where none is planned.',
  input: z.object({
    machine_id: MachineList.default([]),
    /** In place of machines; its machines may have several calendars: that of the most of them counts. */
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    which: z.enum(['running', 'last', 'named']).default('running'),
    /** With `named`. */
    day: Day.optional(),
    shift: z.int().min(1).max(99).optional(),
  }),
  output: PeriodShift,
})
