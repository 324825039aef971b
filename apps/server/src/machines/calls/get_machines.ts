import { getMachines } from '@takt/contract/machines/get_machines.ts'
import { handle } from '../../ground/call/handle.ts'
import { machineRows } from '../machine-rows.ts'

export default handle(getMachines, (_input, { db, now }) => machineRows(db, { now }))
