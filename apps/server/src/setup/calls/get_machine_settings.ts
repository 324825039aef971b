import { getMachineSettings } from '@takt/contract/setup/get_machine_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { machineSettings } from '../machines/machine-settings.ts'

export default handle(getMachineSettings, (_input, { db, now }) => machineSettings(db, { now }))
