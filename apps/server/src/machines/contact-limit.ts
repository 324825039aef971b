import { companySettings } from '@takt/domain/ground/company-settings.ts'
import type { ContactLimit } from '@takt/domain/machines/silence.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** After how long without a word machines are out of contact, and what that was before it was changed. */
export async function contactLimit(db: CompanyDb): Promise<ContactLimit> {
  const row = await db.maybe<{ value: string }>(sql`select value from company_setting where name = 'noContactSeconds'`)
  const before = await db.many<{ until: string; seconds: number }>(
    sql`select until, seconds from contact_limit_before order by until`,
  )
  return {
    seconds: Number(row?.value ?? companySettings.noContactSeconds.default),
    earlier: before.map(({ until, seconds }) => ({ until: Date.parse(until), seconds })),
  }
}
