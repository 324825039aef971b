import { getShiftSoFar } from '@takt/contract/history/get_shift_so_far.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { shiftSoFar } from '../shift-so-far.ts'

export default handle(getShiftSoFar, async ({ machine_id }, { db, session, now }) => {
  const known = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id}`)
  if (!known) return { refusal: 'machine-not-found', values: { machine_id } }
  return [await shiftSoFar(db, { machine_id, session, now })]
})
