import { groupsIn } from '@takt/domain/people/sign-in-provider/groups.ts'
import * as oidc from 'openid-client'
import type { ProviderClient } from './clients.ts'
import type { StoredProvider } from './provider-rows.ts'

type Tokens = Awaited<ReturnType<typeof oidc.refreshTokenGrant>>
export type Claims = Readonly<Record<string, unknown>>

/** What the provider says of a person. Groups that the ID token does not tell may be told on demand. */
export async function claimsOf(
  { config }: ProviderClient,
  { groups_claim }: Pick<StoredProvider, 'groups_claim'>,
  tokens: Tokens,
  subject: string,
): Promise<Claims> {
  const told: Claims = tokens.claims() ?? {}
  if (groupsIn(told, groups_claim) !== null || !config.serverMetadata().userinfo_endpoint) return told
  return { ...(await oidc.fetchUserInfo(config, tokens.access_token, subject)), ...told }
}
