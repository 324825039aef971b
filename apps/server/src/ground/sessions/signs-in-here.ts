import { sql } from '../db/sql.ts'

/**
 * Whether the account `u` has a way in of its own. Not where the company's provider is on and the person is linked to it, or
 * passwords are for terminals alone: what they keep of ours would outlive them after their last day.
 */
export const signsInHere = sql`not exists (
  select from sign_in_provider p where p.company_id = u.company_id and p.enabled and not u.deviceuser
    and p.emergency_user is distinct from u.user_id
    and (p.passwords <> 'everybody' or exists (
      select from provider_identity i where i.company_id = u.company_id and i.user_id = u.user_id and i.issuer = p.issuer)))`
