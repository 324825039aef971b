import { getTools } from '@takt/contract/procedures/get_tools.ts'
import { sql } from '../db/sql.ts'
import { codeList } from '../machines/code-list.ts'
import { handle } from './handle.ts'

export default handle(getTools, ({ search }, { db }) =>
  codeList(db, sql`select tool_id as code, tool_description as description from tool where insert_of = ''`, search),
)
