import { EXAMPLE_COMPANY, makes, ONCE } from '../ground/db/makes.fixture.ts'

/** The next pallet of a card, 40 pieces. */
export const aPalletFlag = makes('pallet_flag', async ({ nth, plant, given }) => {
  const [before] = await plant.sql<{ last: number }>(
    'select coalesce(max(print_order), 0)::int as last from pallet_flag where company_id = $1 and card_no = $2',
    [given.company_id ?? EXAMPLE_COMPANY, given.card_no],
  )
  return {
    print_order: (before?.last ?? 0) + 1,
    erp_id: `MADE-${nth}`,
    qty: 40,
    created: ONCE,
    created_by: 'operator',
  }
})

/** Without an address, so that nothing is ever sent to it. */
export const aPrinter = makes(
  'printer',
  ({ nth, given: { printer_no = `made-${nth}` } }) => ({
    printer_no,
    printer_name: printer_no,
    printer_description: `Printer ${printer_no}`,
    host: '',
    port: 9100,
  }),
  ['company_id', 'printer_no'],
)

export const aPrintJob = makes('print_job', () => ({
  kind: 'flag',
  print_text: '',
  copies: 1,
  queued: ONCE,
  queued_by: 'operator',
}))
