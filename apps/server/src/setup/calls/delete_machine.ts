import { deleteMachine } from '@takt/contract/setup/delete_machine.ts'
import { bundleSizeField } from '@takt/domain/planning/bundle-size.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** PostgreSQL: something else refers to the row. */
const REFERRED_TO = '23503'

export default handle(deleteMachine, async ({ machine_id }, { db, audit, emit }) => {
  const inUse = { refusal: 'machine-in-use', values: { machine_id } }
  const before = await db.maybe(sql`select * from machine where machine_id = ${machine_id} for update`)
  if (!before) return { refusal: 'machine-not-found', values: { machine_id } }
  // What people say of a machine and what it says itself stands here without a reference.
  if (await db.maybe(sql`select 1 from signal where machine_id = ${machine_id} limit 1`)) return inUse
  // Of a machine that never said a word the clock alone has told something: that its calendar ends.
  await db.run(sql`delete from notification where machine_id = ${machine_id}`)
  await db.run(sql`delete from favourite_machine where machine_id = ${machine_id}`)
  // One that gets the number later begins with bundles of the usual size.
  await db.run(sql`delete from company_setting where name = ${bundleSizeField(machine_id)}`)
  try {
    await db.run(sql`delete from machine where machine_id = ${machine_id}`)
  } catch (error) {
    if ((error as { code?: string }).code === REFERRED_TO) return inUse
    throw error
  }
  audit({ what: 'machine.removed', key: machine_id, before })
  emit('SettingsChanged', {})
  return [{ machine_id }]
})
