import { getMachineSettings } from '@takt/contract/procedures/get_machine_settings.ts'
import { machineSettings } from '../machine-setup/machine-settings.ts'
import { handle } from './handle.ts'

export default handle(getMachineSettings, (_input, { db, now }) => machineSettings(db, { now }))
