import { getCategories } from '@takt/contract/procedures/get_categories.ts'
import { sql } from '../db/sql.ts'
import { codeList } from '../machines/code-list.ts'
import { handle } from './handle.ts'

export default handle(getCategories, ({ search }, { db }) =>
  codeList(
    db,
    sql`select c.code, c.description from category c
      where exists (select from machine m where m.category = c.code and m.active)`,
    search,
  ),
)
