import { prepareForOrder } from '@takt/contract/orders/prepare_for_order.ts'
import { handle } from '../../ground/call/handle.ts'
import { raw, sql } from '../../ground/db/sql.ts'
import { plannedOrders } from '../planned-rows.ts'

const columns = {
  materials: 'material_prepared',
  tools: 'tools_prepared',
  peripherals: 'peripheral_equipment_prepared',
  print: 'print_prepared',
} as const

export default handle(
  prepareForOrder,
  async ({ machine_id, card_no, feature, value }, { db, audit, emit, machineChanged }) => {
    const which = { machine_ids: [machine_id], card_no }
    const [before] = await plannedOrders(db, which)
    if (!before) return { refusal: 'card-not-found', values: { card_no, machine_id } }
    const column = columns[feature]
    await db.run(sql`update card set ${raw(column)} = ${value} where card_no = ${card_no}`)
    audit({ what: 'order.prepared', key: card_no, before: { [column]: before[column] }, after: { [column]: value } })
    emit('OrderChanged', { machine_id, card_no })
    machineChanged(machine_id)
    return await plannedOrders(db, which)
  },
)
