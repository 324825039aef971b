import { assignMaterialLots } from '@takt/contract/procedures/assign_material_lots.ts'
import { sql } from '../db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { lockCard } from '../orders/cards.ts'
import { handle } from './handle.ts'

interface Line {
  readonly line_no: number
  readonly material_no: string
  readonly lot: string
}

export default handle(assignMaterialLots, async ({ machine_id, card_no, lots }, { db, audit, emit }) => {
  await lockMachines(db, [machine_id])
  const card = await lockCard(db, card_no)
  if (!card || card.machine_id !== machine_id) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const lines = () =>
    db.many<Line>(sql`select line_no, material_no, lot from card_material where card_no = ${card_no} order by line_no`)
  const before = await lines()
  const unknown = lots.find(({ line_no }) => !before.some((line) => line.line_no === line_no))
  if (unknown) return { refusal: 'no-such-material-line', values: { card_no, line_no: unknown.line_no } }
  for (const { line_no, lot } of lots) {
    await db.run(sql`update card_material set lot = ${lot} where card_no = ${card_no} and line_no = ${line_no}`)
  }
  const after = await lines()
  // The audit trail is the history of the lots: who, when, from and to.
  audit({ what: 'order.lots-assigned', key: card_no, before: { lots: before }, after: { lots: after } })
  emit('OrderChanged', { machine_id, card_no })
  return after
})
