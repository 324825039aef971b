import { ErpSubject } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const removeFailedErpRecord = defineProcedure({
  name: 'remove_failed_erp_record',
  kind: 'action',
  summary: 'Gives a failed record up: the ERP is never told of it. The booking here and the audit trail stay.',
  input: z.object({ subject: ErpSubject, record_no: z.int() }),
  output: z.object({ subject: ErpSubject, record_no: z.int() }),
  permission: 'change-failed-erp-status',
  reach: 'machines',
  emits: ['NewOrderCancellation'],
})
