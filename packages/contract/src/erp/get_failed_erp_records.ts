import { ErpSubject, FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getFailedErpRecords = defineProcedure({
  name: 'get_failed_erp_records',
  kind: 'load',
  summary: 'Records of one subject that the ERP did not take, newest first; those sent again wait for their result.',
  input: z.object({ subject: ErpSubject }),
  output: FailedErpRecord,
  permission: 'change-failed-erp-status',
})
