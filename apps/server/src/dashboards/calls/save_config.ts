import { saveConfig } from '@takt/contract/dashboards/save_config.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { LiveView } from '@takt/domain/dashboards/model/live-view.ts'
import { withSafeStyles } from '@takt/domain/dashboards/style-config.ts'
import { scopeOf } from '@takt/domain/machines/overview/system-functions.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { maySave, storedTemplate } from '../configs/config-place.ts'
import { keepVersion } from '../dashboard-versions.ts'
import { keepHeaderValues, withoutHeaderValues } from '../header-values.ts'
import { refuseProblems } from '../refuse-problems.ts'

const MOST_CONFIG_BYTES = 1_000_000
/** Of a person's own settings: columns and widths have a few hundred bytes. All of one person together, and how many. */
const MOST_OWN = { bytes: 50_000, bytesTogether: 1_000_000, settings: 300 }

export default handle(saveConfig, async (input, { db, session, user_id, now, audit, emit, server }) => {
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
  if (dashboard) {
    refuseProblems(dashboard, stored?.config)
    await keepVersion(db, template)
  }
  if (scope === 'user' && (await isTooMuch(db, { user_id, system_function, place, config: other }))) {
    return { refusal: 'own-settings-full', values: {} }
  }
  const next = version + 1
  const config = dashboard ? await keepHeaderValues(db, dashboard, server.secrets) : other
  await db.run(sql`
    insert into config (system_function, template, version, config, changed_by, changed_at)
    values (${system_function}, ${place}, ${next}, ${JSON.stringify(config)},
      ${session.username}, ${new Date(now).toISOString()})
    on conflict (company_id, system_function, template) do update
      set version = excluded.version, config = excluded.config, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`)
  // A person's own settings are nobody else's news, and what is in them is nobody's business.
  const contents = scope === 'default' ? { before: stored?.config, after: config } : {}
  audit({ what: 'config.saved', key: `${system_function}/${place}`, ...contents })
  if (scope === 'default') emit('ConfigChanged', { system_function, template, version: next })
  return [{ version: next }]
})

/** Whoever may keep anything may not keep without end: an operator filled the disk with settings of 1 MB each. */
async function isTooMuch(
  db: CompanyDb,
  own: { user_id: number; system_function: string; place: string; config: unknown },
): Promise<boolean> {
  const bytes = Buffer.byteLength(JSON.stringify(own.config))
  const others = await db.one<{ settings: number; bytes: number }>(sql`
    select count(*)::int as settings, coalesce(sum(octet_length(config::text)), 0)::int as bytes from config
    where split_part(template, '/', 2) = ${String(own.user_id)}
      and (system_function, template) <> (${own.system_function}, ${own.place})`)
  return bytes > MOST_OWN.bytes || others.bytes + bytes > MOST_OWN.bytesTogether || others.settings >= MOST_OWN.settings
}
