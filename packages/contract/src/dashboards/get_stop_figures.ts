import { figureParts, graphPeriods } from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import { Day } from '@takt/domain/ground/model/ids.ts'
import { StopFigureRow } from '@takt/domain/history/model/statistics.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

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
    /** With days: this shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
    by: z.enum(figureParts).default('all'),
  }),
  output: StopFigureRow,
  onWalls: true,
})
