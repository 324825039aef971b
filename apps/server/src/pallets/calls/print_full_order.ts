import { printFullOrder } from '@takt/contract/pallets/print_full_order.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { flagQuantities } from '@takt/domain/pallets/print-quantity.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { piecesOnFlags } from '../../orders/flag-rows.ts'
import { cardToPrint } from '../card-to-print.ts'
import { makeFlags } from '../make-flags.ts'
import { labelPrinterProblem } from '../printing/printers.ts'
import { queuePrint } from '../printing/queue-print.ts'

export default handle(printFullOrder, async (input, context) => {
  const { db, audit, emit, machineChanged } = context
  const { machine_id, card_no, quantity, printer_no } = input
  const card = await cardToPrint(context, input)
  if (isRefusal(card)) return card
  if (card.status !== 'planned') return { refusal: 'card-not-found', values: { card_no, machine_id } }
  // The second of two who press at once: the flags are there, and more of them would be more pallets.
  if (card.print_prepared === 1) return { refusal: 'print-already-prepared', values: { card_no } }
  const problem = await labelPrinterProblem(context, { printer_no, machine_id })
  if (problem) return problem
  const quantities = flagQuantities(quantity, card)
  if (isRefusal(quantities)) return quantities
  const soFar = { ...card, good: 0, scrap: 0, on_flags: await piecesOnFlags(db, card_no) }
  const forbidden = proportionProblem(context, 'full-order', { ...soFar, quantity })
  if (forbidden) return forbidden
  const flags = await makeFlags(context, card, { quantities, flag_type: '', employee: '' })
  if (isRefusal(flags)) return flags
  for (const flag of flags) await queuePrint(context, card, { flag, copies: 1, printer_no })
  await db.run(sql`update card set print_prepared = 1 where card_no = ${card_no}`)
  audit({ what: 'order.printed', key: card_no, after: { quantity, flags: flags.length, printer_no } })
  emit('PalletsChanged', { machine_id })
  emit('OrderChanged', { machine_id, card_no })
  machineChanged(machine_id)
  return [{ queued: flags.length }]
})
