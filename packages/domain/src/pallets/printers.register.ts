import { defineRegister } from '../ground/registers/define-register.ts'
import { networkAddress, numberOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** Where the printers of the company are reached. */
export const printers = defineRegister({
  name: 'printer',
  key: 'printer_no',
  calls: { load: 'get_printer_settings', save: 'save_printer', remove: 'delete_printer' },
  title: 'printer_description',
  isPartial: true,
  fields: {
    printer_no: textOf(60, { needed: true }),
    /** What people are offered; '' = its name. */
    printer_description: textOf(200),
    /** '' while it has none: what is printed on it fails with this reason. */
    host: textOf(253, { form: networkAddress }),
    port: numberOf(1024, 65_535, { first: 9100, plain: true }),
    active: yesNoOf(true),
    /** It prints a PDF that it is sent as it is. */
    takes_pdf: yesNoOf(false),
    /** It answers a question for its status (~HS): a label is Printed when it has. */
    asks_status: yesNoOf(false),
  },
})
