import { createWallLink } from '@takt/contract/dashboards/create_wall_link.ts'
import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { KeptBoards, WallBoards } from '@takt/domain/ground/model/wall-boards.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'
import { placeExists } from '../../machines/place-exists.ts'
import { findDashboard } from '../find-dashboard.ts'
import { codeStart, newWallCode } from '../walls/wall-code.ts'

export default handle(createWallLink, async (input, { db, session, now, audit }) => {
  const { name, dashboard = '', expires_at } = input
  if (dashboard !== '' && !(await findDashboard(db, session, dashboard))) {
    return { refusal: 'config-not-found', values: { template: dashboard } }
  }
  const boards = input.boards ? keptBoards(input.boards, session) : null
  if (boards && !(await isPlace(db, boards))) return { refusal: 'wall-place-not-found', values: {} }
  if (expires_at !== null && Date.parse(expires_at) <= now) return { refusal: 'wall-link-ends-before', values: {} }
  const code = newWallCode()
  const { link_id } = await db.one<{ link_id: number }>(sql`
    insert into wall_link (name, dashboard, boards, code_start, code_hash, created_by, created_at, expires_at)
    values (${name}, ${dashboard}, ${boards && JSON.stringify(boards)}, ${codeStart(code)}, ${tokenHash(code)}, ${session.username},
      ${new Date(now).toISOString()}, ${expires_at})
    returning link_id`)
  audit({ what: 'wall-link.created', key: String(link_id), after: { name, dashboard, boards, expires_at } })
  return [{ link_id, path: `/isolation/db/${session.company_id}/${code}` }]
})

/** No more than who makes the link may see. */
function keptBoards(boards: WallBoards, session: Session): KeptBoards {
  return { ...boards, activities: mayUseActivities(session, 'look') ? 1 : 0 }
}

async function isPlace(db: CompanyDb, { locationtype, location }: WallBoards): Promise<boolean> {
  if (locationtype === '') return location === ''
  return await placeExists(db, `${locationtype}_id`, location)
}
