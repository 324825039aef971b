import type { AccessKeyRow } from '@takt/contract/ground/access-key.ts'
import { getAccessKeys } from '@takt/contract/people/get_access_keys.ts'
import { keyEnd } from '@takt/domain/people/key-end.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lastDay } from '../sign-in-limits.ts'

/** Revoked ones are kept as a record; beyond this many the oldest are not shown. */
const MOST_SHOWN = 200

type StoredKey = Omit<AccessKeyRow, 'end'> & { readonly valid_until: string | null }

export default handle(getAccessKeys, async ({ opens }, { db, now }) => {
  const rows = await db.many<StoredKey>(sql`
    select key_id, name, created_by, created_at, revoked_at, last_used_at, valid_until, ${lastDay} as last_day
    from access_key where opens = ${opens}
    order by revoked_at is not null, created_at desc nulls last, key_id desc limit ${MOST_SHOWN}`)
  return rows.map(({ valid_until, ...row }) => ({ ...row, end: keyEnd(valid_until, now) }))
})
