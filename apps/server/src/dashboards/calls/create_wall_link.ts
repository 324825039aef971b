import { createWallLink } from '@takt/contract/dashboards/create_wall_link.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'
import { findDashboard } from '../find-dashboard.ts'
import { codeStart, newWallCode } from '../walls/wall-code.ts'

export default handle(createWallLink, async ({ name, dashboard, expires_at }, { db, session, now, audit }) => {
  if (!(await findDashboard(db, session, dashboard))) {
    return { refusal: 'config-not-found', values: { template: dashboard } }
  }
  if (expires_at !== null && Date.parse(expires_at) <= now) return { refusal: 'wall-link-ends-before', values: {} }
  const code = newWallCode()
  const { link_id } = await db.one<{ link_id: number }>(sql`
    insert into wall_link (name, dashboard, code_start, code_hash, created_by, created_at, expires_at)
    values (${name}, ${dashboard}, ${codeStart(code)}, ${tokenHash(code)}, ${session.username},
      ${new Date(now).toISOString()}, ${expires_at})
    returning link_id`)
  audit({ what: 'wall-link.created', key: String(link_id), after: { name, dashboard, expires_at } })
  return [{ link_id, path: `/isolation/db/${session.company_id}/${code}` }]
})
