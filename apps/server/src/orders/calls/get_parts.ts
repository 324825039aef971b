import { getParts } from '@takt/contract/procedures/get_parts.ts'
import { sql } from '../db/sql.ts'
import { codeList } from '../machines/code-list.ts'
import { handle } from './handle.ts'

export default handle(getParts, ({ search }, { db }) =>
  codeList(
    db,
    sql`select distinct on (part_no) part_no as code, part_description as description
      from part order by part_no, op_number`,
    search,
  ),
)
