import { OrderableReport } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrderableReports = defineProcedure({
  name: 'get_orderable_reports',
  kind: 'load',
  summary: 'The reports that can be ordered, what each asks for, and when it was last run.',
  input: z.object({}),
  output: OrderableReport,
})
