import { getCategories } from '@takt/contract/documents/get_categories.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { codeList } from '../../machines/code-list.ts'

export default handle(getCategories, ({ search }, { db }) =>
  codeList(
    db,
    sql`select c.code, c.description from category c
      where exists (select from machine m where m.category = c.code and m.active)`,
    search,
  ),
)
