import type { Language } from '@takt/domain/ground/languages.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

interface Readers {
  readonly language: Language
  readonly to: string[]
}

/** Whoever has an account reads mail in its language; what is written to nobody's account, in the company's. */
export function byLanguage(db: CompanyDb, addresses: readonly string[]): Promise<Readers[]> {
  return db.many<Readers>(sql`
    select reader.language, array_agg(a.address order by a.nth) as "to"
    from unnest(${addresses as string[]}::text[]) with ordinality as a (address, nth)
      cross join lateral (
        select coalesce((select u.language from app_user u
          where u.active and lower(u.email) = lower(a.address) order by u.user_id limit 1), c.language) as language
        from company c) reader
    group by reader.language order by reader.language`)
}
