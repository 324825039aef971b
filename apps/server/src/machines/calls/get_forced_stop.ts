import { getForcedStop } from '@takt/contract/machines/get_forced_stop.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getForcedStop, ({ machine_id }, { db }) =>
  db.many(sql`
    select value, ordered_at, ordered_by, done_at, problem from machine_command
    where machine_id = ${machine_id} and output = 'run'`),
)
