import { getConfig } from '@takt/contract/dashboards/get_config.ts'
import { configScopes } from '@takt/domain/machines/overview/system-functions.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import { sql } from '../../ground/db/sql.ts'
import { storedTemplate } from '../configs/config-place.ts'
import { mayKnowLiveView, readLiveView } from '../configs/live-views.ts'
import { findDashboard } from '../find-dashboard.ts'

export default handle(getConfig, async ({ system_function, template, scope }, { db, session, user_id }) => {
  if (system_function === 'dashboards') {
    mustHave(session, 'can-access-dashboard')
    const found = await findDashboard(db, session, template)
    return found ? [found] : { refusal: 'config-not-found', values: { template } }
  }
  if (session.wall_link) throw new CallError('notAllowed', 'call.wall-link')
  for (const from of scope ? [scope] : configScopes) {
    const stored = await db.maybe<{ version: number; config: Record<string, unknown> }>(sql`
      select version, config from config
      where system_function = ${system_function} and template = ${storedTemplate(template, from, user_id)}`)
    if (!stored) continue
    const view = system_function === 'liveviews' ? readLiveView(stored.config) : null
    return view && !mayKnowLiveView(session, view) ? [] : [{ ...stored, scope: from }]
  }
  return []
})
