import { getWidgetConfigs } from '@takt/contract/dashboards/get_widget_configs.ts'
import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getWidgetConfigs, ({ compname }, { db }) =>
  db.many<RowOf<typeof getWidgetConfigs>>(
    sql`select compname, name, config, changed_by from widget_config where compname = ${compname} order by name`,
  ),
)
