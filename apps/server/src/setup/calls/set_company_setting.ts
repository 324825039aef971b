import { setCompanySetting } from '@takt/contract/setup/set_company_setting.ts'
import { companySettings } from '@takt/domain/ground/company-settings.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { enteredSetting } from '@takt/domain/setup/setting-value.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockSetting } from '../../ground/call/lock-setting.ts'
import { namesNothing } from '../../ground/call/names-nothing.ts'
import { sql } from '../../ground/db/sql.ts'
import { holdContactLimit } from '../../machines/change-contact-limit.ts'
import { goOnByRules } from '../../machines/change-rules.ts'

export default handle(
  setCompanySetting,
  async ({ name, value: typed, was }, { db, now, audit, emit, machineChanged }) => {
    const value = typed === null ? companySettings[name].default : enteredSetting(name, typed)
    if (isRefusal(value)) return value
    const unknown = typed === null ? null : await namesNothing(db, companySettings[name].value.kind, value)
    if (unknown) return unknown
    const before = await lockSetting(db, name)
    if (was !== undefined && before !== was) return { refusal: 'changed-by-someone-else', values: {} }
    const held = name === 'noContactSeconds' && before !== value ? await holdContactLimit(db, before, now) : null
    // Without a row it follows the product's default, also when that is another one some day.
    await db.run(
      typed === null
        ? sql`delete from company_setting where name = ${name}`
        : sql`update company_setting set value = ${value} where name = ${name}`,
    )
    if (held) {
      const changed = await goOnByRules(db, held.states, held.at)
      for (const machine_id of changed.machines) machineChanged(machine_id)
      for (const machine_id of changed.stopsChanged) emit('StopsChanged', { machine_id })
    }
    if (/^idleSignOut/.test(name)) {
      // Until it is switched on nobody notes who is there: it must not sign everybody out at once.
      await db.run(sql`update session set last_used_at = greatest(last_used_at, ${new Date(now).toISOString()})`)
    }
    audit({ what: 'setting.changed', key: name, before, after: value })
    emit('SettingsChanged', {})
    return [{ name, value }]
  },
)
