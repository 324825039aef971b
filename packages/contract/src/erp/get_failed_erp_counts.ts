import { ErpSubject } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getFailedErpCounts = defineProcedure({
  name: 'get_failed_erp_counts',
  kind: 'load',
  summary: 'How many records of each subject the ERP did not take.',
  input: z.object({}),
  output: z.object({ subject: ErpSubject, failed: z.int() }),
  permission: 'change-failed-erp-status',
})
