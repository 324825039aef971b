import type { AccessKeyRow } from '@takt/contract/ground/access-key.ts'
import { getAccessKeys } from '@takt/contract/people/get_access_keys.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** Revoked ones are kept as a record; beyond this many the oldest are not shown. */
const MOST_SHOWN = 200

export default handle(getAccessKeys, ({ opens }, { db }) =>
  db.many<AccessKeyRow>(sql`
    select key_id, name, created_by, created_at, revoked_at, last_used_at from access_key
    where opens = ${opens}
    order by revoked_at is not null, created_at desc nulls last, key_id desc limit ${MOST_SHOWN}`),
)
