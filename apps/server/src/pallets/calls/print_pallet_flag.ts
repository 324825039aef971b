import { printPalletFlag } from '@takt/contract/pallets/print_pallet_flag.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { cavityPrint, labelledCavities } from '@takt/domain/orders/cavity-print.ts'
import { isFlagQuantity } from '@takt/domain/pallets/adjust-flag.ts'
import { handle } from '../../ground/call/handle.ts'
import { proportionProblem } from '../../machines/booking/proportion-problem.ts'
import { piecesOnFlags } from '../../orders/flag-rows.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { runningCardToPrint } from '../card-to-print.ts'
import { makeFlags } from '../make-flags.ts'
import { labelPrinterProblem } from '../printing/printers.ts'
import { queuePrint } from '../printing/queue-print.ts'

export default handle(printPalletFlag, async (input, context) => {
  const { db, audit, emit } = context
  const { machine_id, card_no, num_copies, printer, employee } = input
  const card = await runningCardToPrint(context, input)
  if (isRefusal(card)) return card
  const problem =
    (await labelPrinterProblem(context, { printer_no: printer, machine_id })) ?? (await employeeProblem(db, employee))
  if (problem) return problem
  const quantities = quantitiesOf(input)
  if (quantities.length === 0 || !quantities.every(isFlagQuantity)) {
    return { refusal: 'pallet-flag-positive', values: {} }
  }
  const soFar = { ...card, good: 0, scrap: 0, on_flags: await piecesOnFlags(db, card_no) }
  const quantity = quantities.reduce((sum, each) => sum + each, 0)
  const forbidden = proportionProblem(context, 'pallet', { ...soFar, quantity })
  if (forbidden) return forbidden
  const flags = await makeFlags(context, card, { quantities, flag_type: input.pallet_flag_type, employee })
  if (isRefusal(flags)) return flags
  const rows = []
  for (const flag of flags) {
    const print_job = await queuePrint(context, card, { flag, copies: num_copies, printer_no: printer })
    rows.push({ recordNo: flag.record_no, erpId: flag.erp_id, qty: flag.qty, print_job })
  }
  audit({ what: 'pallet-flag.printed', key: card_no, after: { flags: rows, printer, employee } })
  emit('PalletsChanged', { machine_id })
  return rows
})

/** One flag, or one for each cavity that made something. */
function quantitiesOf({
  quantity,
  cavities,
}: {
  readonly quantity?: number | undefined
  readonly cavities?: readonly { readonly prodquantity: number; readonly scrapquantity: number }[] | undefined
}): number[] {
  if (!cavities) return quantity === undefined ? [] : [quantity]
  const print = cavityPrint(cavities, { num_copies: 1, printer: '' })
  return labelledCavities(print).map((at) => print.cavities[at]?.goodquantity ?? 0)
}
