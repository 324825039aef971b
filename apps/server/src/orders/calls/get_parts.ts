import { getParts } from '@takt/contract/orders/get_parts.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { codeList } from '../../machines/code-list.ts'

export default handle(getParts, ({ search }, { db }) =>
  codeList(
    db,
    sql`select distinct on (part_no) part_no as code, part_description as description
      from part order by part_no, op_number`,
    search,
  ),
)
