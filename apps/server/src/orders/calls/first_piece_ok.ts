import { firstPieceOk } from '@takt/contract/orders/first_piece_ok.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { heldReason } from '@takt/domain/stops/code-stop.ts'
import { approveFirstPiece } from '@takt/domain/stops/setup.ts'
import { handle } from '../../ground/call/handle.ts'
import { employeeOf } from '../../people/employees.ts'
import { sayOfStop } from '../../stops/coding.ts'
import { endStopNow } from '../../stops/end-stop-now.ts'
import { approveRunningOrders, setupPlace } from '../../stops/setup-place.ts'
import { setupTypeProblem } from '../named-at-start.ts'
import { signedFirstPiece } from '../signed-order.ts'

/**
 * The setup stop ends with the approval. Whether the machine then runs only its own signals say: until they do, it
 * stands without a reason, and that is an ordinary stop and no longer setup.
 */
export default handle(firstPieceOk, async (input, context) => {
  const { db, session, audit, emit, machineChanged, sign } = context
  const { machine_id } = input
  const place = await setupPlace(machine_id, context)
  if (!place) return { refusal: 'machine-not-found', values: { machine_id } }
  const setup = approveFirstPiece(input, place)
  if (isRefusal(setup)) return setup
  const unknown = await setupTypeProblem(db, input)
  if (unknown) return unknown
  const held = place.stop && heldReason(place.stop, UNCODED)
  if (held) return held
  const employee = await employeeOf(db, input.employee, session)
  if (isRefusal(employee)) return employee
  if (setup.reason !== place.stop?.stop_reason) {
    await sayOfStop(machine_id, { ...setup, note: place.stop?.note ?? '', employee }, context)
  }
  const at = await endStopNow(machine_id, { stop: setup.stop, next_reason: UNCODED }, context)
  const approved = await approveRunningOrders(db, machine_id, {
    at,
    employee,
    setup_type: input.setup_type,
    setup_note: input.setup_note || input.note,
  })
  const released = approved.map(async ({ card_no, p_order }) => {
    const record = String(p_order)
    return {
      kind: 'release-first-piece',
      record,
      machine_id,
      card_no,
      content: await signedFirstPiece(db, record),
    } as const
  })
  // All at once: whoever signs reads every order that it releases.
  await sign(await Promise.all(released))
  audit({
    what: 'first-piece.approved',
    key: `${machine_id}/${setup.stop}`,
    before: place.stop,
    after: { ...input, orders: approved.map(({ card_no }) => card_no) },
  })
  machineChanged(machine_id)
  emit('StopsChanged', { machine_id })
  for (const { card_no } of approved) emit('OrderChanged', { machine_id, card_no })
  return approved
})
