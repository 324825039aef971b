import { printTestLabel } from '@takt/contract/pallets/print_test_label.ts'
import { text } from '@takt/texts/text.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { queueTestLabel } from '../printing/queue-print.ts'

export default handle(printTestLabel, async ({ printer_no }, context) => {
  const { db, session, audit } = context
  // One that is out of use too: it is tried before it is offered.
  const known = await db.maybe(sql`select from printer where printer_no = ${printer_no}`)
  if (!known) return { refusal: 'printer-not-found', values: { printer: printer_no } }
  const record_no = await queueTestLabel(context, { printer_no, title: text(session.language, 'print.test-label') })
  audit({ what: 'printer.tried', key: printer_no, after: { record_no } })
  return [{ record_no }]
})
