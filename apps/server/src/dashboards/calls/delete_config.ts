import { deleteConfig } from '@takt/contract/dashboards/delete_config.ts'
import { scopeOf } from '@takt/domain/machines/overview/system-functions.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import { sql } from '../../ground/db/sql.ts'
import { maySave, storedTemplate } from '../configs/config-place.ts'
import { dropVersions } from '../dashboard-versions.ts'
import { dashboardsUsing } from '../dashboards-using.ts'
import { dropHeaderValues } from '../header-values.ts'

export default handle(deleteConfig, async (input, { db, session, user_id, audit, emit }) => {
  const { system_function, template } = input
  const scope = scopeOf(system_function, input.scope)
  if (system_function === 'dashboards') mustHave(session, 'add-dashboard-templates')
  else maySave(session, system_function, scope)
  const place = storedTemplate(template, scope, user_id)
  if (system_function === 'dashboards') {
    const using = await dashboardsUsing(db, template)
    if (using.length > 0) return { refusal: 'config-embedded', values: { dashboards: using.join(', ') } }
  }
  const gone = await db.maybe<{ version: number; config: unknown }>(sql`
    delete from config where system_function = ${system_function} and template = ${place}
    returning version, config`)
  if (!gone) return { refusal: 'config-not-found', values: { template } }
  if (system_function === 'dashboards') {
    await dropHeaderValues(db, template)
    await dropVersions(db, template)
  }
  audit({ what: 'config.deleted', key: `${system_function}/${place}`, before: gone.config })
  if (scope === 'default') emit('ConfigChanged', { system_function, template, version: 0 })
  return [{ template }]
})
