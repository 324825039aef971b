import { getInputGroupSettings } from '@takt/contract/procedures/get_input_group_settings.ts'
import { inputGroupSettings } from '../input-groups/group-setup.ts'
import { handle } from './handle.ts'

export default handle(getInputGroupSettings, (_input, { db }) => inputGroupSettings(db))
