import { getInputSettings } from '@takt/contract/procedures/get_input_settings.ts'
import { inputSettings } from '../administration/input-settings.ts'
import { handle } from './handle.ts'

export default handle(getInputSettings, (_input, { db }) => inputSettings(db))
