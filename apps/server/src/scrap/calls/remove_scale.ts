import { removeScale } from '@takt/contract/procedures/remove_scale.ts'
import { sql } from '../db/sql.ts'
import { lockScale } from '../scales/scale-rows.ts'
import { handle } from './handle.ts'

export default handle(removeScale, async ({ machine_id, scale_id, version }, { db, now, audit }) => {
  const before = await lockScale(db, { machine_id, scale_id, now })
  if (!before) return { refusal: 'scale-not-found', values: { scale_id, machine_id } }
  if (before.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  await db.run(sql`delete from scale where machine_id = ${machine_id} and scale_id = ${scale_id}`)
  audit({ what: 'scale.removed', key: `${machine_id}/${scale_id}`, before })
  return [{ machine_id, scale_id }]
})
