import { getFailedErpRecords } from '@takt/contract/erp/get_failed_erp_records.ts'
import { handle } from '../../ground/call/handle.ts'
import { failedRecords } from '../failed-records.ts'

export default handle(getFailedErpRecords, async ({ subject }, context) => await failedRecords(context, subject))
