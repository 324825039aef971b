import { getTools } from '@takt/contract/orders/get_tools.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { codeList } from '../../machines/code-list.ts'

export default handle(getTools, ({ search }, { db }) =>
  codeList(db, sql`select tool_id as code, tool_description as description from tool where insert_of = ''`, search),
)
