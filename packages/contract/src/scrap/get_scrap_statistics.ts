import { Day } from '@takt/domain/ground/model/ids.ts'
import { StatisticsBar } from '@takt/domain/history/model/statistics.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapStatistics = defineProcedure({
  name: 'get_scrap_statistics',
  kind: 'load',
  summary:
    'Good and scrap of machines or of a place over time, scrap by machine, reason and reason group, and if wanted by tool, card and part.',
  input: z.object({
    machine_id: MachineList.default([]),
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    /** Without days: the last 24 hours, hour by hour. */
    start_day: Day.optional(),
    end_day: Day.optional(),
    /** With days: this shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
    analysis: z.boolean().default(false),
  }),
  output: StatisticsBar,
})
