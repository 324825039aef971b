import { removeScale } from '@takt/contract/scrap/remove_scale.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockScale } from '../scales/scale-rows.ts'

export default handle(removeScale, async ({ machine_id, scale_id, version }, { db, now, audit }) => {
  const before = await lockScale(db, { machine_id, scale_id, now })
  if (!before) return { refusal: 'scale-not-found', values: { scale_id, machine_id } }
  if (before.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  await db.run(sql`delete from scale where machine_id = ${machine_id} and scale_id = ${scale_id}`)
  audit({ what: 'scale.removed', key: `${machine_id}/${scale_id}`, before })
  return [{ machine_id, scale_id }]
})
