/** The calls of erp: what is not named here cannot be called. */
import { getErpState } from './get_erp_state.ts'
import { getFailedErpCounts } from './get_failed_erp_counts.ts'
import { getFailedErpRecords } from './get_failed_erp_records.ts'
import { removeFailedErpRecord } from './remove_failed_erp_record.ts'
import { retryFailedErpRecord } from './retry_failed_erp_record.ts'
import { sendErpNow } from './send_erp_now.ts'
import { setErpLink } from './set_erp_link.ts'

export const erpCalls = [
  getErpState,
  getFailedErpCounts,
  getFailedErpRecords,
  removeFailedErpRecord,
  retryFailedErpRecord,
  sendErpNow,
  setErpLink,
] as const
