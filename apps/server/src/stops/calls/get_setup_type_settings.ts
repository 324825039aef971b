import { getSetupTypeSettings } from '@takt/contract/procedures/get_setup_type_settings.ts'
import { setupTypeSettings } from '../administration/setup-type-settings.ts'
import { handle } from './handle.ts'

export default handle(getSetupTypeSettings, (_input, { db }) => setupTypeSettings(db))
