import { wholeTools } from '@takt/domain/orders/whole-tool.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

interface OfOrder {
  readonly card_no: string
  readonly tool_id: string
}

/**
 * What every dataset says alike of the order of a row: the unit of its pieces, the tool that was mounted, and as `tool_id`
 * the whole tool that it is of. Looked up for a page: joined to every row it would be read thousands of times.
 */
export async function withOrderColumns<Row extends OfOrder>(
  db: CompanyDb,
  rows: readonly Row[],
): Promise<(Row & { unit: string; mounted_tool_id: string })[]> {
  const card_nos = [...new Set(rows.map(({ card_no }) => card_no))].filter((card_no) => card_no !== '')
  const cards = await db.many<{ card_no: string; unit: string }>(sql`
    select c.card_no, p.unit from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = any (${card_nos})`)
  const units = new Map(cards.map(({ card_no, unit }) => [card_no, unit]))
  const whole = wholeTools(await db.many(sql`select tool_id, child_tool_id from tool_structure`))
  return rows.map((row) => ({
    ...row,
    unit: units.get(row.card_no) ?? '',
    mounted_tool_id: row.tool_id,
    tool_id: whole(row.tool_id),
  }))
}
