import { getStopCodes } from '@takt/contract/stops/get_stop_codes.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { stopCodes, validAt } from '../stop-codes.ts'

export default handle(getStopCodes, ({ machine_id }, { db, session }) =>
  stopCodes(db, { where: machine_id === '' ? sql`true` : validAt(machine_id), language: session.language }),
)
