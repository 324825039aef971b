import { saveConfig } from '@takt/contract/dashboards/save_config.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { LiveView } from '@takt/domain/dashboards/model/live-view.ts'
import { withSafeStyles } from '@takt/domain/dashboards/style-config.ts'
import { unknownKinds, widgetProblems } from '@takt/domain/dashboards/widget-problems.ts'
import { scopeOf } from '@takt/domain/machines/overview/system-functions.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { maySave, mustHave, storedTemplate } from '../configs/config-place.ts'
import { keepHeaderValues, withoutHeaderValues } from '../header-values.ts'

const MOST_CONFIG_BYTES = 1_000_000

export default handle(saveConfig, async (input, { db, session, user_id, now, audit, emit }) => {
  const { system_function, template, version } = input
  const scope = scopeOf(system_function, input.scope)
  maySave(session, system_function, scope)
  const dashboard =
    system_function === 'dashboards' ? { ...withSafeStyles(Dashboard.parse(input.config)), slug: template } : null
  const other = system_function === 'liveviews' ? LiveView.parse(input.config) : withoutHeaderValues(input.config)
  if (Buffer.byteLength(JSON.stringify(dashboard ?? other)) > MOST_CONFIG_BYTES)
    return { refusal: 'config-too-large', values: {} }
  const ids = dashboard?.widgets.map(({ id }) => id) ?? []
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return { refusal: 'config-widget-twice', values: { id: twice } }
  const place = storedTemplate(template, scope, user_id)
  const stored = await db.maybe<{ version: number; config: unknown }>(sql`
    select version, config from config
    where system_function = ${system_function} and template = ${place} for update`)
  if (dashboard && !stored) mustHave(session, 'add-dashboard-templates')
  // Over another version than the loaded one somebody else's work would be lost.
  if ((stored?.version ?? 0) !== version) {
    return { refusal: 'config-conflict', values: { version: stored?.version ?? 0 } }
  }
  if (dashboard) refuseProblems(dashboard, stored?.config)
  const next = version + 1
  const config = dashboard ? await keepHeaderValues(db, dashboard) : other
  await db.run(sql`
    insert into config (system_function, template, version, config, changed_by, changed_at)
    values (${system_function}, ${place}, ${next}, ${JSON.stringify(config)},
      ${session.username}, ${new Date(now).toISOString()})
    on conflict (company_id, system_function, template) do update
      set version = excluded.version, config = excluded.config, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`)
  audit({ what: 'config.saved', key: `${system_function}/${place}`, before: stored?.config, after: config })
  // A person's own settings are nobody else's news.
  if (scope === 'default') emit('ConfigChanged', { system_function, template, version: next })
  return [{ version: next }]
})

/** Answers with the widget and the option, so that whoever sent it can show it there: D-VALID-18-X. */
function refuseProblems({ widgets }: Dashboard, stored: unknown): void {
  const before = Dashboard.safeParse(stored).data?.widgets ?? []
  const [first] = [...unknownKinds(widgets, before), ...widgetProblems(widgets)]
  if (first === undefined) return
  const { id, option } = first
  throw new CallError('badField', 'call.widget-option', {
    field: `config.widgets.${id}.${option}`,
    values: { id, option },
  })
}
