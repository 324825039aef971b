import { MachineList } from '@takt/domain/dashboard/machine-list.ts'
import { Day } from '@takt/domain/model/ids.ts'
import { StopFigureRow } from '@takt/domain/model/statistics.ts'
import { figureParts, graphPeriods } from '@takt/domain/statistics/graph-tasks.ts'
import { placeChoices } from '@takt/domain/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getStopFigures = defineProcedure({
  name: 'get_stop_figures',
  kind: 'load',
  summary: 'Run time, and stop time per reason, of machines or of a place in a period up to now or in some days.',
  input: z.object({
    /** One machine or several divided by ';'; '' is all the user may see. */
    machine_id: MachineList.default([]),
    /** In place of machines. */
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    period: z.enum(graphPeriods).default('shift'),
    /** Both in place of a period. */
    start_day: Day.optional(),
    end_day: Day.optional(),
    by: z.enum(figureParts).default('all'),
  }),
  output: StopFigureRow,
  onWalls: true,
})
