import { assignMaterialLots } from '@takt/contract/materials/assign_material_lots.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { tooManyLots } from '@takt/domain/materials/lots.ts'
import { handle } from '../../ground/call/handle.ts'
import { lockCard } from '../../machines/booking/cards.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { employeeOf } from '../../people/employees.ts'
import { lotLines, writeLots } from '../lots.ts'

export default handle(assignMaterialLots, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, card_no, lots } = input
  await lockMachines(db, [machine_id])
  const card = await lockCard(db, card_no)
  if (!card || card.machine_id !== machine_id) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const employee = await employeeOf(db, input.employee, session)
  if (isRefusal(employee)) return employee
  const before = await lotLines(db, card_no)
  const unknown = lots.find(({ line_no }) => !before.some((line) => line.line_no === line_no))
  if (unknown) return { refusal: 'no-such-material-line', values: { card_no, line_no: unknown.line_no } }
  const after = before.map((line) => ({ ...line, ...lots.find(({ line_no }) => line_no === line.line_no) }))
  const refusal = tooManyLots(after)
  if (refusal) return refusal
  const changed = after.filter(({ lot }, index) => lot !== before[index]?.lot)
  const p_order = card.running ? card.p_order : null
  await writeLots(db, { machine_id, card_no, p_order }, { lines: changed, now, employee, by: session.username })
  audit({ what: 'order.lots-assigned', key: card_no, before: { lots: before }, after: { lots: after } })
  emit('OrderChanged', { machine_id, card_no })
  return after
})
