import { getCavityHistory } from '@takt/contract/history/get_cavity_history.ts'
import { mayViewCavities } from '@takt/domain/machines/cavities/change-cavities.ts'
import type { CavityChange } from '@takt/domain/machines/model/cavity.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_CHANGES = 500

/** A cavity is open or closed, so what it was before is the other of the two. */
export default handle(getCavityHistory, async ({ machine_id }, { db, session }) => {
  if (!mayViewCavities(session)) throw new CallError('notAllowed', 'call.cavities-hidden')
  return await db.many<CavityChange>(sql`
    select record_no, machine_id, tool_id, insert_location, case status when 0 then 1 else 0 end as from_status,
      status as to_status, note, username, at as changed_at
    from cavity_change where machine_id = ${machine_id}
    order by at desc, record_no desc limit ${MOST_CHANGES}`)
})
