import { deleteWidgetConfig } from '@takt/contract/dashboards/delete_widget_config.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteWidgetConfig, async ({ compname, name }, { db, audit }) => {
  const gone = await db.maybe<{ config: unknown }>(
    sql`delete from widget_config where compname = ${compname} and name = ${name} returning config`,
  )
  if (gone) audit({ what: 'widget-config.deleted', key: `${compname}/${name}`, before: gone.config })
  return [{ compname, name }]
})
