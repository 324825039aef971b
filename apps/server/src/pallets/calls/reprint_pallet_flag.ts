import { reprintPalletFlag } from '@takt/contract/pallets/reprint_pallet_flag.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { cardToPrint } from '../card-to-print.ts'
import { labelPrinterProblem } from '../printing/printers.ts'
import { queuePrint } from '../printing/queue-print.ts'

interface Found {
  readonly record_no: number
  readonly machine_id: string
  readonly card_no: string
  readonly erp_id: string
  readonly qty: number
  readonly status: '' | 'Cancelled'
  readonly special_functions: number[]
}

export default handle(reprintPalletFlag, async (input, context) => {
  const { db, audit, emit } = context
  const { intRecord_no: record_no, strPallet_flag_printer: printer_no, bolProv_blastring, bolUP_flag } = input
  const flag = await db.maybe<Found>(sql`
    select f.record_no, f.machine_id, f.card_no, f.erp_id, f.qty, f.status, m.special_functions
    from pallet_flag f join machine m on m.machine_id = f.machine_id where f.record_no = ${record_no}`)
  if (!flag) return { refusal: 'pallet-flag-not-found', values: { record_no } }
  if (flag.status === 'Cancelled') return { refusal: 'pallet-flag-cancelled', values: { record_no } }
  const problem = await labelPrinterProblem(context, { printer_no, machine_id: flag.machine_id })
  if (problem) return problem
  // What is printed again was printed before: a block of the order is no reason any more.
  const card = await cardToPrint({ db, audit: () => {} }, { ...flag, print_anyway: true })
  if (isRefusal(card)) return card
  const flag_type = bolProv_blastring ? 'BLASTING' : bolUP_flag ? 'UP' : ''
  const copy = input.bolSF247 || has(flag, 'reprintMarkedAsCopy')
  const print_job = await queuePrint(context, card, { flag: { ...flag, flag_type }, copies: 1, printer_no, copy })
  audit({ what: 'pallet-flag.reprinted', key: String(record_no), after: { print_job, printer_no, flag_type, copy } })
  emit('PalletsChanged', { machine_id: flag.machine_id })
  return [{ queued: 1 }]
})
