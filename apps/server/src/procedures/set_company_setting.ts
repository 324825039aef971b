import { setCompanySetting } from '@takt/contract/procedures/set_company_setting.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(setCompanySetting, async ({ name, value }, { db, session, audit, emit }) => {
  await db.run(sql`insert into company_setting (name, value) values (${name}, ${value})
    on conflict (company_id, name) do update set value = excluded.value`)
  audit({ what: 'setting.changed', key: name, before: session.company_settings[name], after: value })
  emit('SettingsChanged', {})
  return [{ name, value }]
})
