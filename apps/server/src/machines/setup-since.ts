import { type Sql, sql } from '../ground/db/sql.ts'

/**
 * When the setup began of a machine `m` that is being set up (its state is `s`): when it came to stand, or when what it stood
 * for before ended. Who brings the order an hour after the last one has not been setting up for an hour.
 */
export const setupSince: Sql = sql`(
  select coalesce(max(x.end_time), s.since) from stop x left join stop_code c on c.stop_code = x.stop_reason
  where x.machine_id = m.machine_id and x.start_time >= s.since and x.end_time is not null
    and coalesce(c.setup_time, 0) = 0)`
