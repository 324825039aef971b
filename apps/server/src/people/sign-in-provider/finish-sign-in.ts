/** The person is back from the provider: who they are is proven, their level follows from their groups, and a session is opened. */

import { deviceNamed } from '@takt/domain/ground/device-named.ts'
import { groupsIn, levelByGroups } from '@takt/domain/people/sign-in-provider/groups.ts'
import type { ProviderRefusal } from '@takt/domain/people/sign-in-provider/refusals.ts'
import { isStrongEnough } from '@takt/domain/people/sign-in-provider/strength.ts'
import * as oidc from 'openid-client'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import type { Log } from '../../ground/log.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import { SESSION_HOURS } from '../../ground/sessions/sign-in.ts'
import { newToken, sessionKey, tokenHash } from '../../ground/sessions/tokens.ts'
import { type Claims, claimsOf } from './claims.ts'
import { type ProviderClients, UnreadableSecret } from './clients.ts'
import { type KnownPerson, knownPerson } from './known-person.ts'
import { providerOf, type StoredProvider, tokenPlace } from './provider-rows.ts'
import { RENEW_EVERY_MS } from './renew-sessions.ts'
import { type StartedSignIn, takeStarted } from './start-sign-in.ts'
import { brokenWay } from './way-there.ts'

export interface FinishParts {
  readonly connections: Connections
  readonly clients: ProviderClients
  readonly secrets: Secrets
  readonly log: Log
}

interface Answer {
  /** With what the provider has sent along. */
  readonly url: URL
  /** Of the cookie; '' for none. */
  readonly browser: string
  readonly address: string
  /** What the browser says that it is. */
  readonly agent: string
  readonly now: number
}

export type Finished =
  | { readonly ok: true; readonly token: string; readonly back: string }
  /** `linking`: somebody who is signed in, and stays it. */
  | { readonly ok: false; readonly refused: ProviderRefusal; readonly linking: boolean }

export async function finishSignIn(parts: FinishParts, answer: Answer): Promise<Finished> {
  const { connections } = parts
  const started = await takeStarted(connections, answer.url.searchParams.get('state') ?? '')
  const linking = started?.link_user != null
  if (!started || Date.parse(started.expires_at) <= answer.now) return { ok: false, refused: 'expired', linking }
  const provider = await providerOf(connections, started.company_id)
  if (!provider) return { ok: false, refused: 'off', linking }
  const result = tokenHash(answer.browser).equals(started.browser_hash)
    ? await letIn(parts, { started, provider, answer })
    : { refused: 'other-browser' as const }
  if ('token' in result) return { ok: true, token: result.token, back: started.back }
  await tellRefused(connections, { provider, answer, ...result })
  return { ok: false, refused: result.refused, linking }
}

type Refused = { readonly refused: ProviderRefusal; readonly username?: string }
interface Begun {
  readonly started: StartedSignIn
  readonly provider: StoredProvider
  readonly answer: Answer
}

async function letIn(parts: FinishParts, begun: Begun): Promise<{ token: string } | Refused> {
  const { provider, started, answer } = begun
  const proven = await prove(parts, begun)
  if ('refused' in proven) return proven
  const { subject, claims } = proven
  if (!isStrongEnough(proven.signed, provider)) return { refused: 'not-strong' }
  // Without it nobody would be told when the person leaves.
  if (proven.refresh_token === undefined) return { refused: 'no-refresh' }
  const level = levelByGroups(groupsIn(claims, provider.groups_claim) ?? [], provider)
  if (level === null) return { refused: 'no-group' }
  const { link_user } = started
  const { address, now } = answer
  const person = await knownPerson(parts.connections, { provider, subject, claims, level, link_user, address, now })
  if ('refused' in person) return person
  const { refresh_token, id_token = '' } = proven
  const sid = typeof claims.sid === 'string' ? claims.sid : ''
  return { token: await openSession(parts, { provider, person, subject, sid, refresh_token, id_token, answer }) }
}

interface Proven {
  readonly subject: string
  readonly claims: Claims
  /** Of them what the ID token says, which the provider has signed. */
  readonly signed: Claims
  readonly refresh_token: string | undefined
  readonly id_token: string | undefined
}

async function prove(parts: FinishParts, { started, provider, answer }: Begun): Promise<Proven | Refused> {
  try {
    const client = await parts.clients.of(provider)
    const tokens = await oidc.authorizationCodeGrant(client.config, answer.url, {
      pkceCodeVerifier: started.code_verifier,
      expectedState: answer.url.searchParams.get('state') ?? '',
      expectedNonce: started.nonce,
      idTokenExpected: true,
    })
    const signed: Claims = tokens.claims() ?? {}
    const subject = tokens.claims()?.sub ?? ''
    const claims = await claimsOf(client, provider, tokens, subject)
    return { subject, claims, signed, refresh_token: tokens.refresh_token, id_token: tokens.id_token }
  } catch (error) {
    parts.log.warn('a sign-in with the provider failed', { company_id: provider.company_id, error })
    return { refused: refusalOf(error) }
  }
}

function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof oidc.AuthorizationResponseError) return 'declined'
  return brokenWay(error) || error instanceof UnreadableSecret ? 'unreachable' : 'not-proven'
}

interface Opened {
  readonly provider: StoredProvider
  readonly person: KnownPerson
  readonly subject: string
  readonly sid: string
  readonly refresh_token: string
  readonly id_token: string
  readonly answer: Answer
}

/** In one statement with what the trail says of it: nobody is signed in without a trace. */
async function openSession({ connections, secrets }: FinishParts, opened: Opened): Promise<string> {
  const { provider, person, answer } = opened
  const { company_id, issuer, client_id, label } = provider
  const token = newToken()
  const hash = tokenHash(token)
  const place = tokenPlace(company_id, hash)
  const at = new Date(answer.now).toISOString()
  const { browser, system } = deviceNamed(answer.agent)
  await query(
    connections.owner,
    sql`with opened as (
          insert into session (company_id, token_hash, user_id, forgery_token, created_at, last_used_at, seen_at, expires_at,
            browser, system, address)
          values (${company_id}, ${hash}, ${person.user_id}, ${newToken()}, ${at}, ${at}, ${at},
            ${new Date(answer.now + SESSION_HOURS * 3_600_000).toISOString()}, ${browser}, ${system}, ${answer.address})
        ), answered_for as (
          insert into provider_session (company_id, token_hash, issuer, client_id, subject, sid, refresh_token, id_token,
            answered_at, next_renewal)
          values (${company_id}, ${hash}, ${issuer}, ${client_id}, ${opened.subject}, ${opened.sid},
            ${secrets.seal(opened.refresh_token, place)}, ${secrets.seal(opened.id_token, place)}, ${at},
            ${new Date(answer.now + RENEW_EVERY_MS).toISOString()})
        )
        insert into audit (company_id, at, username, what, key, address, session, after)
        values (${company_id}, ${at}, ${person.username}, 'session.opened', ${person.username}, ${answer.address},
          ${sessionKey(hash)}, ${JSON.stringify({ provider: label })}::jsonb)`,
  )
  return token
}

async function tellRefused(
  connections: Connections,
  { provider, answer, refused, username = '' }: Refused & Pick<Begun, 'provider' | 'answer'>,
): Promise<void> {
  const after = { why: refused, provider: provider.label }
  await query(
    connections.owner,
    sql`insert into audit (company_id, at, username, what, key, address, after)
        values (${provider.company_id}, ${new Date(answer.now).toISOString()}, ${username}, 'session.refused', ${username},
          ${answer.address}, ${JSON.stringify(after)}::jsonb)`,
  )
}
