import { getMachineFunctions } from '@takt/contract/setup/get_machine_functions.ts'
import { handle } from '../../ground/call/handle.ts'
import { machineFunctions } from '../../machines/machine-functions.ts'

export default handle(getMachineFunctions, (_input, { db }) => machineFunctions(db))
