import { getStopCodeSettings } from '@takt/contract/stops/get_stop_code_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { stopCodeSettings } from '../stop-code-settings.ts'

export default handle(getStopCodeSettings, (_input, { db }) => stopCodeSettings(db))
