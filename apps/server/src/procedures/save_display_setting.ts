import { saveDisplaySetting } from '@takt/contract/procedures/save_display_setting.ts'
import { cleaned } from '@takt/domain/administration/display-settings.ts'
import { companySettings } from '@takt/domain/company-settings.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(saveDisplaySetting, async (input, { db, audit, emit }) => {
  const { name, was } = input
  // A row to lock, also where nobody has saved any yet.
  await db.run(sql`insert into company_setting (name, value) values (${name}, ${companySettings[name].default})
    on conflict (company_id, name) do nothing`)
  const before = await db.one<{ value: string }>(sql`select value from company_setting where name = ${name} for update`)
  if (before.value !== was) return { refusal: 'changed-by-someone-else', values: {} }
  const value = cleaned(name, input.value)
  await db.run(sql`update company_setting set value = ${value} where name = ${name}`)
  audit({ what: 'setting.changed', key: name, before: before.value, after: value })
  emit('SettingsChanged', {})
  return [{ name, value }]
})
