import { deleteVisualizationSetting } from '@takt/contract/dashboards/delete_visualization_setting.ts'
import { DEFAULT_OWNER } from '@takt/domain/scrap/analysis/view-name.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import { sql } from '../../ground/db/sql.ts'

/** Another person's view does not exist for this one: whoever names it is told so. */
export default handle(deleteVisualizationSetting, async ({ dataset, name, username }, { db, session, audit }) => {
  const isDefault = username === DEFAULT_OWNER
  mustHave(session, isDefault ? 'can-delete-default-visualizations' : 'can-manage-user-visualizations')
  const owner = isDefault ? '' : session.username
  const gone =
    isDefault || username === session.username
      ? await db.maybe<{ config: unknown }>(sql`
        delete from visualization_setting where dataset = ${dataset} and owner = ${owner} and name = ${name}
        returning config`)
      : null
  if (!gone) return { refusal: 'view-not-found', values: { name } }
  audit({ what: 'view.deleted', key: `${dataset}/${owner}/${name}`, before: gone.config, after: null })
  return [{ name }]
})
