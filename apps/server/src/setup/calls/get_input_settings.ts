import { getInputSettings } from '@takt/contract/setup/get_input_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { inputSettings } from '../../orders/input-settings.ts'

export default handle(getInputSettings, (_input, { db }) => inputSettings(db))
