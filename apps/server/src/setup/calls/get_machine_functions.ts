import { getMachineFunctions } from '@takt/contract/procedures/get_machine_functions.ts'
import { machineFunctions } from '../machines/machine-functions.ts'
import { handle } from './handle.ts'

export default handle(getMachineFunctions, (_input, { db }) => machineFunctions(db))
