import type { ProviderRow, ProviderSetting } from '@takt/domain/people/model/sign-in-provider.ts'
import { USUAL_SCOPES } from '@takt/domain/people/model/sign-in-provider.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

export type KeptSetting = ProviderSetting & Pick<ProviderRow, 'has_secret' | 'version'>

const none: KeptSetting = {
  label: '',
  issuer: '',
  client_id: '',
  scopes: USUAL_SCOPES,
  groups_claim: 'groups',
  levels: [],
  default_level: null,
  creates_users: false,
  required_acr: '',
  required_amr: '',
  passwords: 'everybody',
  emergency_user: null,
  enabled: false,
  has_secret: false,
  version: 0,
}

/** A company that has never set one up has none. */
export async function providerSetting(db: CompanyDb): Promise<KeptSetting> {
  const row = await db.maybe<KeptSetting>(sql`
    select label, issuer, client_id, scopes, groups_claim, levels, default_level, creates_users, required_acr,
      required_amr, passwords,
      emergency_user, enabled, has_secret, version
    from sign_in_provider`)
  return row ?? none
}

/** Levels that somebody comes in with. */
export function levelsGiven({ levels, default_level }: Pick<ProviderSetting, 'levels' | 'default_level'>): number[] {
  return [...levels.map(({ usertype }) => usertype), ...(default_level === null ? [] : [default_level])]
}
