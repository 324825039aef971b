import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { USUAL_SCOPES } from '@takt/domain/people/model/sign-in-provider.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

export type KeptSetting = Omit<ProviderRow, 'redirect_uri' | 'sign_out_uri' | 'logout_uri'>

const none: KeptSetting = {
  label: '',
  issuer: '',
  client_id: '',
  scopes: USUAL_SCOPES,
  groups_claim: 'groups',
  levels: [],
  default_level: null,
  creates_users: false,
  passwords: 'everybody',
  emergency_user: null,
  enabled: false,
  has_secret: false,
  version: 0,
}

/** A company that has never set one up has none. */
export async function providerSetting(db: CompanyDb): Promise<KeptSetting> {
  const row = await db.maybe<KeptSetting>(sql`
    select label, issuer, client_id, scopes, groups_claim, levels, default_level, creates_users, passwords,
      emergency_user, enabled, has_secret, version
    from sign_in_provider`)
  return row ?? none
}
