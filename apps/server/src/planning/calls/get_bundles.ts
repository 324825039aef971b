import { getBundles } from '@takt/contract/procedures/get_bundles.ts'
import { sql } from '../db/sql.ts'
import { bundleRows } from '../planning/bundle-rows.ts'
import { handle } from './handle.ts'

export default handle(getBundles, ({ machine_id, category }, { db }) => {
  const ofMachine = machine_id === undefined ? sql`true` : sql`b.machine_id = ${machine_id}`
  const ofCategory = category === undefined ? sql`true` : sql`m.category = ${category}`
  return bundleRows(db, sql`${ofMachine} and ${ofCategory}`)
})
