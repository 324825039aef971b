import { getStopCodesForMachine } from '@takt/contract/stops/get_stop_codes_for_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { stopCodes, validAt } from '../stop-codes.ts'

export default handle(getStopCodesForMachine, ({ machine_id }, { db, session }) =>
  stopCodes(db, { where: sql`c.active and ${validAt(machine_id)}`, language: session.language }),
)
