import { deleteWidgetConfig } from '@takt/contract/procedures/delete_widget_config.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(deleteWidgetConfig, async ({ compname, name }, { db, audit }) => {
  const gone = await db.maybe<{ config: unknown }>(
    sql`delete from widget_config where compname = ${compname} and name = ${name} returning config`,
  )
  if (gone) audit({ what: 'widget-config.deleted', key: `${compname}/${name}`, before: gone.config })
  return [{ compname, name }]
})
