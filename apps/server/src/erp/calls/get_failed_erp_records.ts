import { getFailedErpRecords } from '@takt/contract/procedures/get_failed_erp_records.ts'
import { failedRecords } from '../erp/failed-records.ts'
import { handle } from './handle.ts'

export default handle(getFailedErpRecords, async ({ subject }, { db }) => await failedRecords(db, subject))
