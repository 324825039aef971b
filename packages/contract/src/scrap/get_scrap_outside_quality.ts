import { Day } from '@takt/domain/ground/model/ids.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { ScrapOutsideQuality } from '@takt/domain/scrap/model/scrap-outside-quality.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapOutsideQuality = defineProcedure({
  name: 'get_scrap_outside_quality',
  kind: 'load',
  summary: 'The scrap of some days and how much of it is not in quality and OEE, a row for each unit of which some is.',
  input: z.object({
    machine_id: MachineList.default([]),
    /** In place of machines. */
    locationtype: z.enum(placeChoices).default(''),
    location: z.string().max(40).default(''),
    start_day: Day,
    end_day: Day,
    /** This shift of them alone. */
    shift: z.int().min(1).max(99).optional(),
  }),
  output: ScrapOutsideQuality,
})
