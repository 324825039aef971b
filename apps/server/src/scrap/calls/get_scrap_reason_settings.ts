import { getScrapReasonSettings } from '@takt/contract/procedures/get_scrap_reason_settings.ts'
import { scrapReasonSettings } from '../administration/scrap-reason-settings.ts'
import { handle } from './handle.ts'

export default handle(getScrapReasonSettings, (_input, { db }) => scrapReasonSettings(db))
