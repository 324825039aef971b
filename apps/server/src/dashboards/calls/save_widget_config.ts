import { saveWidgetConfig } from '@takt/contract/dashboards/save_widget_config.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withoutHeaderValues } from '../header-values.ts'

export default handle(saveWidgetConfig, async ({ compname, name, config: given }, { db, session, now, audit }) => {
  const config = withoutHeaderValues(given)
  await db.run(sql`
    insert into widget_config (compname, name, config, changed_by, changed_at)
    values (${compname}, ${name}, ${JSON.stringify(config)}, ${session.username}, ${new Date(now).toISOString()})
    on conflict (company_id, compname, name) do update
      set config = excluded.config, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
  audit({ what: 'widget-config.saved', key: `${compname}/${name}`, after: config })
  return [{ compname, name }]
})
