import type { RowOf } from '@takt/contract/define-procedure.ts'
import { getWidgetConfigs } from '@takt/contract/procedures/get_widget_configs.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getWidgetConfigs, ({ compname }, { db }) =>
  db.many<RowOf<typeof getWidgetConfigs>>(
    sql`select compname, name, config, changed_by from widget_config where compname = ${compname} order by name`,
  ),
)
