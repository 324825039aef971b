import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** How many are linked with a provider, and how many with a password of their own are not. */
export async function whoSignsIn(
  db: CompanyDb,
  { issuer, emergency_user }: { readonly issuer: string; readonly emergency_user: number | null },
): Promise<{ linked: number; unlinked: number }> {
  return await db.one<{ linked: number; unlinked: number }>(sql`
    select (count(*) filter (where is_linked))::int as linked,
      (count(*) filter (where not is_linked and has_password and not deviceuser
        and user_id is distinct from ${emergency_user}::int))::int as unlinked
    from (select u.user_id, u.has_password, u.deviceuser, exists (select from provider_identity i
        where i.company_id = u.company_id and i.user_id = u.user_id and i.issuer = ${issuer}) as is_linked
      from app_user u where u.active) people`)
}
