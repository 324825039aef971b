import type { SignInProviders } from '../../ground/call/call-services.ts'
import type { Connections } from '../../ground/db/connections.ts'
import type { OutsideFetch } from '../../ground/outside/outside-fetch.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import { CALLBACK, LOGOUT } from './provider-routes.ts'
import { reachedAt } from './reached-at.ts'
import { tryProvider } from './try-provider.ts'

interface ProviderParts {
  readonly connections: Connections
  readonly fetch: OutsideFetch
  readonly secrets: Pick<Secrets, 'open'>
  /** Never what a request says it was sent to: whoever sends one would choose where codes go. */
  readonly ownUrl: () => string
  /** PUBLIC_URL; '' = unset. */
  readonly publicUrl: string
}

/** For the calls of an administrator. */
export function signInProviders(parts: ProviderParts): SignInProviders {
  const uris = () => ({
    redirect_uri: `${parts.ownUrl()}${CALLBACK}`,
    sign_out_uri: `${parts.ownUrl()}/login-form`,
    logout_uri: `${parts.ownUrl()}${LOGOUT}`,
    reached: reachedAt(parts.publicUrl),
  })
  return {
    uris,
    tryOne: (company_id, asked) => tryProvider({ ...parts, redirect_uri: uris().redirect_uri }, company_id, asked),
  }
}
