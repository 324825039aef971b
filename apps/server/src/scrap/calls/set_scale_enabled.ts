import { setScaleEnabled } from '@takt/contract/scrap/set_scale_enabled.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockScale } from '../scales/scale-rows.ts'

export default handle(setScaleEnabled, async ({ machine_id, scale_id, enabled }, { db, now, audit }) => {
  const scale = await lockScale(db, { machine_id, scale_id, now })
  if (!scale) return { refusal: 'scale-not-found', values: { scale_id, machine_id } }
  await db.run(sql`
    update scale set enabled = ${enabled === 1} where machine_id = ${machine_id} and scale_id = ${scale_id}`)
  audit({
    what: 'scale.switched',
    key: `${machine_id}/${scale_id}`,
    before: { enabled: scale.enabled },
    after: { enabled },
  })
  return [{ ...scale, enabled }]
})
