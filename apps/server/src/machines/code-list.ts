import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_CODES = 500

export interface CodeRow {
  readonly code: string
  readonly description: string
}

/** Codes and descriptions for filters: those that contain the search text. `from` answers code and description. */
export function codeList(db: CompanyDb, from: Sql, search: string): Promise<CodeRow[]> {
  return db.many<CodeRow>(sql`
    select x.code, x.description from (${from}) x
    where strpos(lower(x.code || ' ' || x.description), lower(${search.trim()})) > 0
    order by x.code limit ${MOST_CODES}`)
}
