import { getScrapReasonSettings } from '@takt/contract/scrap/get_scrap_reason_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { scrapReasonSettings } from '../scrap-reason-settings.ts'

export default handle(getScrapReasonSettings, (_input, { db }) => scrapReasonSettings(db))
