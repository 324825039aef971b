import { getInputGroupSettings } from '@takt/contract/setup/get_input_group_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { inputGroupSettings } from '../../scrap/input-groups/group-setup.ts'

export default handle(getInputGroupSettings, (_input, { db }) => inputGroupSettings(db))
