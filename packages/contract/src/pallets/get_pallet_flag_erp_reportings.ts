import { PalletFlagReporting } from '@takt/domain/erp/model/erp.ts'
import { Day } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPalletFlagErpReportings = defineProcedure({
  name: 'get_pallet_flag_erp_reportings',
  kind: 'load',
  summary: 'Pallet flags and whether the ERP has them, newest first, of a period of at most 366 days.',
  input: z.object({ from_day: Day, to_day: Day, state: z.enum(['all', 'W', 'T', 'N', 'failed']).default('all') }),
  output: PalletFlagReporting,
  permission: 'overview-admin-erp-reporting',
})
