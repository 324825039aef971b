import { tareScale } from '@takt/contract/scrap/tare_scale.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { tareOf } from '@takt/domain/scrap/scale-state.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockScale, momentOf } from '../scales/scale-rows.ts'

export default handle(tareScale, async ({ machine_id, scale_id }, { db, now, audit }) => {
  const scale = await lockScale(db, { machine_id, scale_id, now })
  if (!scale) return { refusal: 'scale-not-found', values: { scale_id, machine_id } }
  const tare = tareOf({ ...scale, enabled: scale.enabled === 1, read_at: momentOf(scale.read_at) }, now)
  if (isRefusal(tare)) return tare
  await db.run(sql`update scale set tare = ${tare} where machine_id = ${machine_id} and scale_id = ${scale_id}`)
  audit({ what: 'scale.tared', key: `${machine_id}/${scale_id}`, before: { tare: scale.tare }, after: { tare } })
  return [{ ...scale, tare }]
})
