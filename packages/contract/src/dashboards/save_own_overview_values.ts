import { QueryParameters } from '@takt/domain/dashboards/model/query.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveOwnOverviewValues = defineProcedure({
  name: 'save_own_overview_values',
  kind: 'action',
  summary: 'Keeps the values a person looks at an own overview with; the last ones count.',
  input: z.object({ record_no: z.int(), parameters: QueryParameters }),
  output: z.object({ record_no: z.int() }),
  reach: 'own',
})
