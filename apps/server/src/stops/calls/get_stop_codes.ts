import { getStopCodes } from '@takt/contract/procedures/get_stop_codes.ts'
import { sql } from '../db/sql.ts'
import { stopCodes, validAt } from '../stops/stop-codes.ts'
import { handle } from './handle.ts'

export default handle(getStopCodes, ({ machine_id }, { db, session }) =>
  stopCodes(db, { where: machine_id === '' ? sql`true` : validAt(machine_id), language: session.language }),
)
