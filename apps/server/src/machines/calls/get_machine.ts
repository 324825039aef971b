import { getMachine } from '@takt/contract/procedures/get_machine.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { handle } from './handle.ts'

export default handle(getMachine, async ({ machine_id }, { db, now }) => {
  const rows = await machineRows(db, { machine_ids: [machine_id], now })
  return rows.length > 0 ? rows : { refusal: 'machine-not-found', values: { machine_id } }
})
