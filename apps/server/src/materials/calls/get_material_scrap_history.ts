import { getMaterialScrapHistory } from '@takt/contract/materials/get_material_scrap_history.ts'
import type { MaterialScrapRow } from '@takt/domain/materials/model/material.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getMaterialScrapHistory, ({ workOrderNumber, operationNumber, machineId }, { db }) =>
  db.many<MaterialScrapRow>(sql`
    select t.record_no as "recordNo", t.trans_time as "transTime", t.scrap_reason as "scrapReason",
      t.material_no as "partNo", t.erp_status as status, t.quantity as "materialQty", m.material_unit as unit,
      t.reporting_source as "reportingSource"
    from card c
      join material_transaction t on t.card_no = c.card_no and t.machine_id = ${machineId}
        and t.reporting_source not in ('order', 'give-back')
      join material m on m.material_no = t.material_no
    where c.work_order_no = ${workOrderNumber} and c.op_number = ${operationNumber}
    order by t.trans_time desc, t.record_no desc limit 5000`),
)
