import { saveInputSettings } from '@takt/contract/setup/save_input_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { inputSettings } from '../../orders/input-settings.ts'

export default handle(saveInputSettings, async ({ of_machine, settings, version }, { db, audit, emit }) => {
  const { watchMin, watchMax } = settings
  if (watchMin !== null && watchMax !== null && watchMin > watchMax) return { refusal: 'limits-crossed', values: {} }
  const machine = of_machine === '' || (await db.maybe(sql`select 1 from machine where machine_id = ${of_machine}`))
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id: of_machine } }
  const before = (await inputSettings(db)).find((row) => row.of_machine === of_machine)
  const text = JSON.stringify(settings)
  const saved =
    version === 0
      ? await db.maybe(sql`insert into input_setting (of_machine, settings) values (${of_machine}, ${text})
          on conflict (company_id, of_machine) do nothing returning 1`)
      : await db.maybe(sql`update input_setting set settings = ${text}, version = version + 1
          where of_machine = ${of_machine} and version = ${version} returning 1`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'input.changed', key: of_machine || '*', before: before?.settings, after: settings })
  emit('SettingsChanged', {})
  return [{ of_machine, settings, version: version + 1 }]
})
