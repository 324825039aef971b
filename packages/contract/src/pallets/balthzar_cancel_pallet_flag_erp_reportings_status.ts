import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const cancelPalletFlagErpReportingsStatus = defineProcedure({
  name: 'balthzar_cancel_pallet_flag_erp_reportings_status',
  kind: 'action',
  summary: 'Gives the failed ERP reporting of a pallet flag up.',
  input: z.object({ record_no: z.int() }),
  /** A text, as the callers of this procedure have always compared it. */
  output: z.object({ value: z.literal('true') }),
  permission: 'change-failed-erp-status',
  reach: 'machines',
})
