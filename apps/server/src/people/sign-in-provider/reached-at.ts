import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { mayBePlain } from './clients.ts'

/** Whether the addresses that a provider is told work from elsewhere: without PUBLIC_URL they are this machine's own. */
export function reachedAt(publicUrl: string): ProviderRow['reached'] {
  if (!URL.canParse(publicUrl)) return 'unset'
  return publicUrl.startsWith('https:') || mayBePlain(publicUrl) ? 'good' : 'plain'
}
