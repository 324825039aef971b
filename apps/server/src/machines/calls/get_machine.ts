import { getMachine } from '@takt/contract/machines/get_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { machineRows } from '../machine-rows.ts'

export default handle(getMachine, async ({ machine_id }, { db, now }) => {
  const rows = await machineRows(db, { machine_ids: [machine_id], now })
  return rows.length > 0 ? rows : { refusal: 'machine-not-found', values: { machine_id } }
})
