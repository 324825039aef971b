import type { SignIn } from '@takt/contract/ground/sign-in.ts'
import type { Connections } from '../db/connections.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import { passwordMatches, pretendToCheck } from './password.ts'
import { waitSeconds } from './sign-in-delay.ts'
import { newToken, tokenHash } from './tokens.ts'

export const SESSION_HOURS = 24 * 7

export type SignInResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'wait'; readonly seconds: number }

interface Candidate {
  readonly company_id: number
  readonly user_id: number
  readonly password_hash: string
  readonly usable: boolean
  readonly allowed_addresses: string[]
}

/** A wrong company, user, password, address or an expired account all get the same answer, after the same work. */
export async function signIn(
  connections: Connections,
  who: SignIn,
  from: { address: string; now: number },
): Promise<SignInResult> {
  const key = `${who.company_key.toLowerCase()}/${who.username.toLowerCase()}`
  const seconds = await secondsToWait(connections, key, from.now)
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }

  const candidate = await findCandidate(connections, who, from.now)
  const matches = candidate
    ? await passwordMatches(who.password, candidate.password_hash)
    : await pretendToCheck(who.password).then(() => false)
  if (!candidate || !matches || !candidate.usable || !isAllowedFrom(candidate.allowed_addresses, from.address)) {
    await noteFailure(connections, key, from.now)
    return { ok: false, reason: 'wrong' }
  }
  await query(connections.owner, sql`delete from sign_in_failure where company_id = 0 and who = ${key}`)
  return { ok: true, token: await openSession(connections, candidate, from.now) }
}

async function findCandidate(connections: Connections, who: SignIn, now: number): Promise<Candidate | undefined> {
  const rows = await query<Candidate>(
    connections.owner,
    sql`select u.company_id, u.user_id, u.password_hash, u.allowed_addresses,
          u.active and (u.valid_until is null or u.valid_until > ${new Date(now).toISOString()}) as usable
        from company c join app_user u using (company_id)
        where lower(c.company_key) = lower(${who.company_key}) and lower(u.username) = lower(${who.username})
        order by u.user_id`,
  )
  return rows[0]
}

async function openSession(connections: Connections, user: Candidate, now: number): Promise<string> {
  const token = newToken()
  const at = new Date(now).toISOString()
  await query(
    connections.owner,
    sql`insert into session (company_id, token_hash, user_id, forgery_token, created_at, expires_at)
        values (${user.company_id}, ${tokenHash(token)}, ${user.user_id}, ${newToken()}, ${at},
          ${new Date(now + SESSION_HOURS * 3_600_000).toISOString()})`,
  )
  return token
}

export async function secondsToWait(connections: Connections, key: string, now: number): Promise<number> {
  const [found] = await query<{ failures: number; last_failure: string }>(
    connections.owner,
    sql`select failures, last_failure from sign_in_failure where company_id = 0 and who = ${key}`,
  )
  return found ? waitSeconds(found.failures, Date.parse(found.last_failure), now) : 0
}

export async function noteFailure(connections: Connections, key: string, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await query(
    connections.owner,
    sql`insert into sign_in_failure (company_id, who, failures, last_failure) values (0, ${key}, 1, ${at})
        on conflict (company_id, who) do update set failures = sign_in_failure.failures + 1, last_failure = ${at}`,
  )
}
