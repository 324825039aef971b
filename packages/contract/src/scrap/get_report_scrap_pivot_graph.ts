import { Time } from '@takt/domain/ground/model/ids.ts'
import { ScrapRecordRow } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReportScrapPivotGraph = defineProcedure({
  name: 'get_report_scrap_pivot_graph',
  kind: 'load',
  heavy: true,
  summary: 'Scrap rows with all their dimensions, of a range of machines and at most 400 days and 100,000 rows.',
  input: z.object({
    feature: z.literal('get').default('get'),
    /** Ignored: the rows are those of the one who is signed in. */
    username: z.string().max(100).optional(),
    /** Empty is no bound. */
    machine_from: z.string().max(40).default(''),
    machine_to: z.string().max(40).default(''),
    start_time: Time,
    end_time: Time,
  }),
  output: ScrapRecordRow,
})
