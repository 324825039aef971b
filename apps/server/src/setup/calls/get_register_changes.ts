import { getRegisterChanges } from '@takt/contract/setup/get_register_changes.ts'
import { rowChanges } from '@takt/domain/ground/registers/row-changes.ts'
import { registerNamed } from '@takt/domain/setup/registers.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** Who looks further back asks for one row. */
const MOST_CHANGES = 200

interface Entry {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
  readonly key: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export default handle(getRegisterChanges, async ({ register: name, key }, { db }) => {
  const register = registerNamed(name)
  const kinds = ['added', 'changed', 'removed'] as const
  const ofRow = key === undefined ? sql`` : sql`and key = ${key}`
  const entries = await db.many<Entry>(sql`
    select audit_id::text as id, at, coalesce(nullif(u.full_name, ''), a.username) as who, what, key, before, after
    from audit a left join app_user u using (company_id, username)
    where what = any (${kinds.map((kind) => `${name}.${kind}`)}) ${ofRow}
    order by at desc, audit_id desc limit ${MOST_CHANGES}`)
  return entries.map(({ what, before, after, ...entry }) => {
    const kind = kinds.find((one) => what.endsWith(`.${one}`)) ?? 'changed'
    const changes = kind === 'changed' ? rowChanges(register, before, after) : []
    return { ...entry, what: kind, changes }
  })
})
