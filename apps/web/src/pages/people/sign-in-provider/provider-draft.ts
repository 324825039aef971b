import type { ProviderRow, ProviderSetting } from '@takt/domain/people/model/sign-in-provider.ts'

export interface ProviderDraft extends ProviderSetting {
  /** Never comes back from the server: '' keeps the one that is stored. */
  client_secret: string
}

export interface DraftPart {
  draft: ProviderDraft
  change: (part: Partial<ProviderDraft>) => void
}

export function draftOf(row: ProviderRow): ProviderDraft {
  const { has_secret, version, redirect_uri, sign_out_uri, logout_uri, reached, beyond_own, ...setting } = row
  return { ...setting, client_secret: '' }
}
