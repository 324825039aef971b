import { getMachines } from '@takt/contract/procedures/get_machines.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { handle } from './handle.ts'

export default handle(getMachines, (_input, { db, now }) => machineRows(db, { now }))
