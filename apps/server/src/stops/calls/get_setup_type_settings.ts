import { getSetupTypeSettings } from '@takt/contract/stops/get_setup_type_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { setupTypeSettings } from '../setup-type-settings.ts'

export default handle(getSetupTypeSettings, (_input, { db }) => setupTypeSettings(db))
