import { getStopCodeSettings } from '@takt/contract/procedures/get_stop_code_settings.ts'
import { stopCodeSettings } from '../administration/stop-code-settings.ts'
import { handle } from './handle.ts'

export default handle(getStopCodeSettings, (_input, { db }) => stopCodeSettings(db))
