import { printLabel } from '@takt/contract/pallets/print_label.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { runningCardToPrint } from '../card-to-print.ts'
import { labelPrinterProblem } from '../printing/printers.ts'
import { queuePrint } from '../printing/queue-print.ts'

export default handle(printLabel, async (input, context) => {
  const { audit, emit } = context
  const { machine_id, card_no, num_labels, printer } = input
  const card = await runningCardToPrint(context, input)
  if (isRefusal(card)) return card
  const problem = await labelPrinterProblem(context, { printer_no: printer, machine_id })
  if (problem) return problem
  const print_job = await queuePrint(context, card, { copies: num_labels, printer_no: printer })
  audit({ what: 'label.printed', key: card_no, after: { print_job, num_labels, printer } })
  emit('PalletsChanged', { machine_id })
  return [{ print_job }]
})
