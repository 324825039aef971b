import { getForcedStop } from '@takt/contract/procedures/get_forced_stop.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getForcedStop, ({ machine_id }, { db }) =>
  db.many(sql`
    select value, ordered_at, ordered_by, done_at, problem from machine_command
    where machine_id = ${machine_id} and output = 'run'`),
)
