import { saveWidgetConfig } from '@takt/contract/procedures/save_widget_config.ts'
import { withoutHeaderValues } from '../actions/header-values.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(saveWidgetConfig, async ({ compname, name, config: given }, { db, audit }) => {
  const config = withoutHeaderValues(given)
  await db.run(sql`
    insert into widget_config (compname, name, config) values (${compname}, ${name}, ${JSON.stringify(config)})
    on conflict (company_id, compname, name) do update set config = excluded.config`)
  audit({ what: 'widget-config.saved', key: `${compname}/${name}`, after: config })
  return [{ compname, name }]
})
