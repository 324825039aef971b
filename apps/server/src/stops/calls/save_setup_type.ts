import { saveSetupType } from '@takt/contract/stops/save_setup_type.ts'
import { handle } from '../../ground/call/handle.ts'
import { unknownMachine } from '../../ground/call/known-machines.ts'
import { sql } from '../../ground/db/sql.ts'
import { setupTypeSettings } from '../setup-type-settings.ts'

export default handle(saveSetupType, async (input, { db, audit, emit }) => {
  const { version, ...type } = input
  const { code, machines } = type
  const one = sql`where code = ${code}`
  const [before] = await setupTypeSettings(db, one)
  if (version === 0 && before) return { refusal: 'setup-type-taken', values: { code } }
  const nowhere = await unknownMachine(db, machines)
  if (nowhere) return nowhere
  const fields = sql`names, view_order, machines, active, version`
  const values = sql`${type.names}, ${type.view_order}, ${machines}::text[],
    ${type.active}, ${version + 1}`
  const saved =
    version === 0
      ? await db.maybe(sql`insert into setup_type (code, ${fields}) values (${code}, ${values})
          on conflict do nothing returning version`)
      : await db.maybe(sql`
          update setup_type set (${fields}) = (${values}) ${one} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: before ? 'setup-type.changed' : 'setup-type.added', key: code, before, after: type })
  emit('SettingsChanged', {})
  return await setupTypeSettings(db, one)
})
