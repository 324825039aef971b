/**
 * Beside the jobs and not one of them, as what tells the ERP: whoever leaves the company is out within a minute, and no
 * other work may make that later. Each session is renewed by one process at a time.
 */
import { groupsIn, levelByGroups } from '@takt/domain/people/sign-in-provider/groups.ts'
import * as oidc from 'openid-client'
import { atOnce } from '../../ground/at-once.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { hasCome } from '../../ground/db/set-back.ts'
import { sql } from '../../ground/db/sql.ts'
import type { Log } from '../../ground/log.ts'
import { poll } from '../../ground/poll.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import { claimsOf } from './claims.ts'
import type { ProviderClients } from './clients.ts'
import { type EndedWhy, endProviderSessions } from './end-provider-sessions.ts'
import { followLevel } from './known-person.ts'
import { providerOf, type StoredProvider, tokenPlace } from './provider-rows.ts'

const LOOK_EVERY_MS = 1_000
export const RENEW_EVERY_MS = 40_000
/** A shift: a provider that is away signs nobody out who works. */
export const MOST_MS_WITHOUT_ANSWER = 8 * 3_600_000
const MOST_PER_ROUND = 400
const AT_ONCE = 8

export interface RenewalParts {
  readonly connections: Connections
  readonly clients: ProviderClients
  readonly secrets: Secrets
  readonly log: Log
  readonly now: () => number
  /** Ends the live links of a session. */
  readonly onEnd: (token_hash: Buffer) => void
}

interface DueSession {
  readonly company_id: number
  readonly token_hash: Buffer
  readonly issuer: string
  readonly client_id: string
  readonly subject: string
  readonly refresh_token: string
}

export function startRenewals(parts: RenewalParts): { stop(): Promise<void> } {
  const failed = 'sessions could not be renewed at the sign-in provider'
  return poll({ everyMs: LOOK_EVERY_MS, log: parts.log, failed, work: (stop) => renewDue(parts, stop) })
}

export async function renewDue(parts: RenewalParts, stop: AbortSignal): Promise<void> {
  const { connections, now, onEnd } = parts
  const unheardSince = new Date(now() - MOST_MS_WITHOUT_ANSWER).toISOString()
  const which = sql`p.answered_at < ${unheardSince} and p.next_renewal <= ${new Date(now()).toISOString()}`
  const unanswered = await endProviderSessions(connections, { which, why: 'unanswered', now: now() })
  unanswered.forEach(onEnd)
  const byCompany = Map.groupBy(await claimDue(parts), ({ company_id }) => company_id)
  const rounds = [...byCompany].map(([company_id, due]) => renewOfCompany(parts, company_id, { due, stop }))
  for (const round of await Promise.allSettled(rounds)) {
    if (round.status === 'rejected') parts.log.warn('sessions could not be renewed', { error: round.reason })
  }
}

/** Whoever has claimed a session uses its token: two who did at once would look like thieves to the provider. */
function claimDue({ connections, now }: RenewalParts): Promise<DueSession[]> {
  const at = now()
  return query<DueSession>(
    connections.owner,
    sql`with due as (
          select company_id, token_hash from provider_session where ${hasCome(sql`next_renewal`, at, RENEW_EVERY_MS)}
          order by next_renewal limit ${MOST_PER_ROUND} for update skip locked
        )
        update provider_session p set next_renewal = ${new Date(at + RENEW_EVERY_MS).toISOString()}
        from due where p.company_id = due.company_id and p.token_hash = due.token_hash
        returning p.company_id, p.token_hash, p.issuer, p.client_id, p.subject, p.refresh_token`,
  )
}

/** Once nobody answers the others are not asked either: one company's provider must not make the next one's late. */
async function renewOfCompany(
  parts: RenewalParts,
  company_id: number,
  { due, stop }: { readonly due: DueSession[]; readonly stop: AbortSignal },
): Promise<void> {
  const provider = await providerOf(parts.connections, company_id)
  let away = false
  await atOnce(AT_ONCE, due, async (next) => {
    if (!away && !stop.aborted && (await renew(parts, next, provider)) === 'away') away = true
  })
}

async function renew(parts: RenewalParts, due: DueSession, provider: StoredProvider | null): Promise<'asked' | 'away'> {
  const { company_id, token_hash } = due
  if (provider?.issuer !== due.issuer || provider.client_id !== due.client_id) {
    await end(parts, due, 'switched-off')
    return 'asked'
  }
  try {
    const place = tokenPlace(company_id, token_hash)
    const refresh = parts.secrets.open(due.refresh_token, place)
    if (refresh === null) throw new Error('the token of the session cannot be read: its key is missing')
    const client = await parts.clients.of(provider)
    const tokens = await oidc.refreshTokenGrant(client.config, refresh)
    await keepTokens(parts, due, tokens)
    const groups = groupsIn(await claimsOf(client, provider, tokens, due.subject), provider.groups_claim)
    // A provider need not tell groups again: then those of the sign-in hold.
    if (groups === null) return 'asked'
    const level = levelByGroups(groups, provider)
    if (level === null) await end(parts, due, 'no-group')
    else await followLevel(parts.connections, due, { level, now: parts.now() })
    return 'asked'
  } catch (error) {
    if (saysNo(error)) {
      await end(parts, due, 'refused')
      return 'asked'
    }
    parts.log.warn('the sign-in provider did not answer for a session', { company_id, error })
    return 'away'
  }
}

/** Its word that the person has left, was signed out or is locked. Whatever else goes wrong is no such word. */
function saysNo(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'
}

async function keepTokens(
  { connections, secrets, now }: RenewalParts,
  { company_id, token_hash }: DueSession,
  tokens: { readonly refresh_token?: string; readonly id_token?: string },
): Promise<void> {
  const place = tokenPlace(company_id, token_hash)
  const sealed = (token: string | undefined) => (token === undefined ? null : secrets.seal(token, place))
  await query(
    connections.owner,
    sql`update provider_session set answered_at = ${new Date(now()).toISOString()},
          refresh_token = coalesce(${sealed(tokens.refresh_token)}, refresh_token),
          id_token = coalesce(${sealed(tokens.id_token)}, id_token)
        where company_id = ${company_id} and token_hash = ${token_hash}`,
  )
}

async function end({ connections, now, onEnd }: RenewalParts, due: DueSession, why: EndedWhy): Promise<void> {
  const which = sql`p.company_id = ${due.company_id} and p.token_hash = ${due.token_hash}`
  const ended = await endProviderSessions(connections, { which, why, now: now() })
  ended.forEach(onEnd)
}
