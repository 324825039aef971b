import { changeWallLink } from '@takt/contract/dashboards/change_wall_link.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(changeWallLink, async ({ link_id, name, expires_at }, { db, audit }) => {
  const before = await db.maybe<{ name: string; expires_at: string | null; revoked_at: string | null }>(sql`
    select name, expires_at, revoked_at from wall_link where link_id = ${link_id} for update`)
  if (!before) return { refusal: 'wall-link-not-found', values: {} }
  if (before.revoked_at !== null) return { refusal: 'wall-link-revoked', values: { name: before.name } }
  await db.run(sql`update wall_link set name = ${name}, expires_at = ${expires_at} where link_id = ${link_id}`)
  audit({ what: 'wall-link.changed', key: String(link_id), before, after: { name, expires_at } })
  return [{ link_id }]
})
