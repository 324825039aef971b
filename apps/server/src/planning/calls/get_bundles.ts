import { getBundles } from '@takt/contract/planning/get_bundles.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bundleRows } from '../bundle-rows.ts'

export default handle(getBundles, ({ machine_id, category }, { db }) => {
  const ofMachine = machine_id === undefined ? sql`true` : sql`b.machine_id = ${machine_id}`
  const ofCategory = category === undefined ? sql`true` : sql`m.category = ${category}`
  return bundleRows(db, sql`${ofMachine} and ${ofCategory}`)
})
