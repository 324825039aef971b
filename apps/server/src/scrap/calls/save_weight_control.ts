import { saveWeightControl } from '@takt/contract/scrap/save_weight_control.ts'
import { mostCarried } from '@takt/domain/scrap/scale-for.ts'
import { checkWeight } from '@takt/domain/scrap/weight-entry.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { weighedOrder, weighingsOf } from '../weight-control/weighings.ts'
import { askedScales } from '../weight-on-scale.ts'

export default handle(saveWeightControl, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, card_no, part_no, op_no, employee } = input
  const runs = await db.maybe(
    sql`select 1 from order_run where machine_id = ${machine_id} and card_no = ${card_no} and end_time is null limit 1`,
  )
  const order = runs ? await weighedOrder(db, { machine_id, card_no }) : null
  // A wizard that named another part has an old screen: its limits would be those of something else.
  if (!order || order.part_no !== part_no || order.op_number !== op_no) {
    return { refusal: 'order-not-running', values: { card_no, machine_id } }
  }
  const problem = await employeeProblem(db, employee)
  if (problem) return problem
  const max_weight = mostCarried(await askedScales(db, { machine_id, purpose: 'piece', now }))
  const { weight, colour, problem: faulty } = checkWeight(String(input.weight), order, max_weight)
  if (weight === null) return { refusal: 'weight-not-possible', values: { weight: input.weight } }
  if (faulty) return { refusal: 'weight-out-of-bounds', values: { weight } }

  const said: 'green' | 'orange' | '' = colour === 'green' || colour === 'orange' ? colour : ''
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into weight_control (machine_id, card_no, part_no, op_number, weight, colour, employee, weighed, username)
    values (${machine_id}, ${card_no}, ${part_no}, ${op_no}, ${weight}, ${said}, ${employee},
      ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  audit({ what: 'weight.controlled', key: `${card_no}/${record_no}`, after: { weight, colour: said, employee } })
  emit('OrderChanged', { machine_id, card_no })
  const totals = await weighingsOf(db, { machine_id, card_no })
  return [{ record_no, weight, colour: said, ...totals, unit_weight: order.unit_weight }]
})
