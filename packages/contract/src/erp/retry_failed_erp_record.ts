import { ErpSubject } from '@takt/domain/erp/model/erp.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const retryFailedErpRecord = defineProcedure({
  name: 'retry_failed_erp_record',
  kind: 'action',
  summary: 'Queues a failed record again, with all its attempts before it.',
  input: z.object({ subject: ErpSubject, record_no: z.int() }),
  output: z.object({ subject: ErpSubject, record_no: z.int() }),
  permission: 'change-failed-erp-status',
  reach: 'machines',
  emits: ['NewOrderCancellation'],
})
