import type { AdminActionRow } from '@takt/domain/ground/model/admin-action.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

const MOST_SHOWN = 100

export async function adminLog(db: CompanyDb): Promise<AdminActionRow[]> {
  return await db.many<AdminActionRow>(
    sql`select record_no, at, username, action, subject, result, count from admin_action order by record_no desc limit ${MOST_SHOWN}`,
  )
}

export async function logAdminAction(db: CompanyDb, entry: Omit<AdminActionRow, 'record_no'>): Promise<void> {
  const { at, username, action, subject, result, count } = entry
  await db.run(sql`
    insert into admin_action (at, username, action, subject, result, count)
    values (${at}, ${username}, ${action}, ${subject}, ${result}, ${count})`)
}
