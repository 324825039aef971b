import { deleteConfig } from '@takt/contract/procedures/delete_config.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(deleteConfig, async ({ system_function, template }, { db, audit, emit }) => {
  const gone = await db.maybe<{ version: number; config: unknown }>(sql`
    delete from config where system_function = ${system_function} and template = ${template}
    returning version, config`)
  if (!gone) return { refusal: 'config-not-found', values: { template } }
  audit({ what: 'config.deleted', key: `${system_function}/${template}`, before: gone.config })
  emit('ConfigChanged', { system_function, template, version: 0 })
  return [{ template }]
})
