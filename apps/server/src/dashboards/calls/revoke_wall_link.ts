import { revokeWallLink } from '@takt/contract/dashboards/revoke_wall_link.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(revokeWallLink, async ({ link_id }, { db, now, audit }) => {
  const revoked = await db.maybe<{ name: string }>(sql`
    update wall_link set revoked_at = coalesce(revoked_at, ${new Date(now).toISOString()})
    where link_id = ${link_id} returning name`)
  if (!revoked) return { refusal: 'wall-link-not-found', values: {} }
  audit({ what: 'wall-link.revoked', key: String(link_id), before: revoked })
  return [{ link_id }]
})
