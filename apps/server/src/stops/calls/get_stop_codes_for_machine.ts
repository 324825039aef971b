import { getStopCodesForMachine } from '@takt/contract/procedures/get_stop_codes_for_machine.ts'
import { sql } from '../db/sql.ts'
import { stopCodes, validAt } from '../stops/stop-codes.ts'
import { handle } from './handle.ts'

export default handle(getStopCodesForMachine, ({ machine_id }, { db, session }) =>
  stopCodes(db, { where: sql`c.active and ${validAt(machine_id)}`, language: session.language }),
)
