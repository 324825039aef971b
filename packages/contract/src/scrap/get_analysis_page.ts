import { Day } from '@takt/domain/ground/model/ids.ts'
import { AnalysisPage, DatasetName } from '@takt/domain/scrap/model/visualization.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getAnalysisPage = defineProcedure({
  name: 'get_analysis_page',
  kind: 'load',
  heavy: true,
  summary:
    'Rows of a dataset of the analysis in pages of some thousands, with the version of the data and whose rows they are.',
  input: z.object({
    dataset: DatasetName,
    from: Day,
    to: Day,
    /** `next` of the page before; '' is the first. */
    after: z.string().max(60).default(''),
  }),
  output: AnalysisPage,
})
