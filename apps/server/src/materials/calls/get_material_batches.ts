import { getMaterialBatches } from '@takt/contract/materials/get_material_batches.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_BATCHES = 200

export default handle(getMaterialBatches, async ({ machine_id, card_no }, { db }) =>
  db.many(sql`
    select b.record_no, b.card_no, b.material_no, m.material_desc, b.batch_id, b.quantity, b.supplier, b.emptied, b.at,
      b.username
    from material_batch b join material m on m.material_no = b.material_no
    where b.machine_id = ${machine_id} and (${card_no ?? null}::text is null or b.card_no = ${card_no ?? null})
    order by b.at desc, b.record_no desc limit ${MOST_BATCHES}`),
)
