import { scrapPeriods } from '@takt/domain/dashboards/widgets/scrap-graphs.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { ScrapOfDay } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapOfDays = defineProcedure({
  name: 'get_scrap_of_days',
  kind: 'load',
  heavy: true,
  summary: 'Scrap per machine, plant day, shift and reason, of at most 400 days.',
  input: z.object({
    machine_id: MachineList.default([]),
    /** So many days, weeks or months, the one that goes on among them. */
    period: z.enum(scrapPeriods).default('week'),
    periods: z.int().min(1).max(60).default(2),
  }),
  output: ScrapOfDay,
  onWalls: true,
})
