import { printerCalls } from '@takt/contract/pallets/printers.calls.ts'
import { printers } from '@takt/domain/pallets/printers.register.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(printers, printerCalls, {
  table: 'printer',
  order: 'printer_no',
  // Lists of prints and older saved queries read the name beside the number.
  copies: { printer_name: 'printer_no' },
  more: {
    waiting: `(select count(*)::int from print_job j
      where j.printer_no = printer.printer_no and j.status in ('New', 'Printing'))`,
  },
  usedBy: [
    ['print_job', 'printer_no'],
    ["(select touch_config ->> 'pallet_flag_printer' as printer_no from machine) as flags", 'printer_no'],
    ["(select touch_config ->> 'document_printer' as printer_no from machine) as documents", 'printer_no'],
  ],
  check: async ({ row: { host } }, { server }) =>
    server.addresses.mayReach(host) ? null : { refusal: 'address-not-reached', values: { host } },
})
