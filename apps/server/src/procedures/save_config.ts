import { saveConfig } from '@takt/contract/procedures/save_config.ts'
import { can } from '@takt/domain/permissions.ts'
import { sql } from '../db/sql.ts'
import { CallError } from '../http/answers.ts'
import { handle } from './handle.ts'

const MOST_CONFIG_BYTES = 1_000_000

export default handle(saveConfig, async (input, { db, session, now, audit, emit }) => {
  const { system_function, template, config, version } = input
  const text = JSON.stringify({ ...config, slug: template })
  if (Buffer.byteLength(text) > MOST_CONFIG_BYTES) return { refusal: 'config-too-large', values: {} }
  const ids = config.widgets.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return { refusal: 'config-widget-twice', values: { id: twice } }
  const stored = await db.maybe<{ version: number; config: unknown }>(sql`
    select version, config from config
    where system_function = ${system_function} and template = ${template} for update`)
  if (!stored && !can(session, 'add-dashboard-templates')) {
    throw new CallError('notAllowed', 'call.no-permission', { values: { permission: 'add-dashboard-templates' } })
  }
  // Over another version than the loaded one somebody else's work would be lost.
  if ((stored?.version ?? 0) !== version) {
    return { refusal: 'config-conflict', values: { version: stored?.version ?? 0 } }
  }
  const next = version + 1
  await db.run(sql`
    insert into config (system_function, template, version, config, changed_by, changed_at)
    values (${system_function}, ${template}, ${next}, ${text},
      ${session.username}, ${new Date(now).toISOString()})
    on conflict (company_id, system_function, template) do update
      set version = excluded.version, config = excluded.config, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`)
  audit({ what: 'config.saved', key: `${system_function}/${template}`, before: stored?.config, after: config })
  emit('ConfigChanged', { system_function, template, version: next })
  return [{ version: next }]
})
