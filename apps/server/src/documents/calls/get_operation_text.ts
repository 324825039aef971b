import { getOperationText } from '@takt/contract/documents/get_operation_text.ts'
import { isHtml, readHtml, writtenHtml } from '@takt/domain/documents/stored-html.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { plainText } from '@takt/domain/orders/plain-text.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getOperationText, async ({ card_no }, { db, session }) => {
  const row = await db.maybe<{ operation_text: string }>(sql`
    select p.operation_text from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = ${card_no}`)
  if (!row) return { refusal: 'card-not-found', values: { card_no, machine_id: '' } }
  const { pictureShare } = settingValues(session.company_settings)
  const stored = row.operation_text
  const operation_html = isHtml(stored) ? writtenHtml(readHtml(stored, pictureShare)) : ''
  return [{ card_no, operation_text: plainText(stored), operation_html }]
})
