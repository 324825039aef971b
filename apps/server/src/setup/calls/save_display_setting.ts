import { saveDisplaySetting } from '@takt/contract/setup/save_display_setting.ts'
import { cleaned } from '@takt/domain/setup/display-settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockSetting } from '../../ground/call/lock-setting.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(saveDisplaySetting, async (input, { db, audit, emit }) => {
  const { name, was } = input
  const before = await lockSetting(db, name)
  if (before !== was) return { refusal: 'changed-by-someone-else', values: {} }
  const value = cleaned(name, input.value)
  await db.run(sql`update company_setting set value = ${value} where name = ${name}`)
  audit({ what: 'setting.changed', key: name, before, after: value })
  emit('SettingsChanged', {})
  return [{ name, value }]
})
