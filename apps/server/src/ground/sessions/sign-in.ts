import type { SignIn } from '@takt/contract/ground/sign-in.ts'
import { deviceNamed } from '@takt/domain/ground/device-named.ts'
import { type SecondStep, secondStep } from '@takt/domain/ground/second-factor.ts'
import type { Connections } from '../db/connections.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import { choosesPassword } from './chooses-password.ts'
import { isKnownDevice } from './known-devices.ts'
import { passwordMatches, pretendToCheck } from './password.ts'
import { openPending } from './pending-sign-in.ts'
import { fromEverywhere, fromOnePlace } from './sign-in-delay.ts'
import { signsInHere } from './signs-in-here.ts'
import { newToken, sessionKey, tokenHash } from './tokens.ts'
import { forgetTries, giveBackTry, takeTry } from './tries.ts'

export const SESSION_HOURS = 24 * 7

export type SignInResult =
  | {
      readonly ok: true
      readonly token: string
      readonly user: { readonly company_id: number; readonly user_id: number }
    }
  | { readonly ok: false; readonly reason: 'wrong' | 'provider' }
  | { readonly ok: false; readonly reason: 'wait'; readonly seconds: number }
  /** The password was right. What `pending` opens is the next step, no session; a passkey needs none. */
  | {
      readonly ok: false
      readonly reason: 'second-step'
      readonly needs: NonNullable<SecondStep> | 'new-password'
      readonly pending: string
    }

interface Candidate {
  readonly company_id: number
  readonly user_id: number
  readonly username: string
  readonly password_hash: string
  readonly usable: boolean
  /** Not for who signs in with the company's own provider: whoever leaves would keep the password. */
  readonly by_password: boolean
  readonly allowed_addresses: string[]
  readonly usertype: number
  readonly hasFactor: boolean
  readonly hasPasskey: boolean
  readonly choosesPassword: boolean
  readonly settings: Record<string, string> | null
}

export interface From {
  readonly address: string
  readonly device: string
  /** What the browser or program says that it is. */
  readonly agent: string
  readonly now: number
  /** With what, where it was no password. */
  readonly by?: 'passkey'
}

/** A wrong company, user, password, address or an expired account all get the same answer, after the same work. */
export async function signIn(connections: Connections, who: SignIn, from: From): Promise<SignInResult> {
  const { now } = from
  const candidate = await findCandidate(connections, who, now)
  const key = `${who.company_key.toLowerCase()}/${who.username.toLowerCase()}`
  const tries = await triesOf(connections, { key, user: candidate, from })
  const seconds = await tries.take()
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  const matches = candidate
    ? await passwordMatches(who.password, candidate.password_hash)
    : await pretendToCheck(who.password).then(() => false)
  if (!candidate || !matches || !candidate.usable || !isAllowedFrom(candidate.allowed_addresses, from.address)) {
    await tellRefused(connections, who, { candidate, matches, from })
    return { ok: false, reason: 'wrong' }
  }
  if (!candidate.by_password) {
    await tellRefused(connections, who, { candidate, matches, from })
    return { ok: false, reason: 'provider' }
  }
  await tries.succeeded()
  const needs = secondStep(candidate, candidate.settings ?? {}) ?? (candidate.choosesPassword ? 'new-password' : null)
  if (needs === 'passkey') return { ok: false, reason: 'second-step', needs, pending: '' }
  if (needs !== null) {
    return {
      ok: false,
      reason: 'second-step',
      needs,
      pending: await openPending(connections, candidate, { needs, now }),
    }
  }
  const { company_id, user_id } = candidate
  return { ok: true, token: await openSession(connections, candidate, from), user: { company_id, user_id } }
}

interface Person {
  readonly company_id: number
  readonly user_id: number
}

/** The tries of one step of signing in, by where they come from. */
export async function triesOf(
  connections: Connections,
  { key, user, from }: { readonly key: string; readonly user: Person | undefined; readonly from: From },
): Promise<{ take(): Promise<number>; succeeded(): Promise<void> }> {
  const isKnown = user !== undefined && (await isKnownDevice(connections, user, from.device))
  // Somebody who guesses in another's name waits, and keeps the other out neither elsewhere nor on a device of theirs.
  const places = isKnown
    ? ([[`${key} by ${tokenHash(from.device).toString('hex').slice(0, 32)}`, fromOnePlace]] as const)
    : ([
        [`${key} from ${from.address}`, fromOnePlace],
        [key, fromEverywhere],
      ] as const)
  return {
    async take() {
      for (const [who, rule] of places) {
        const seconds = await takeTry(connections, { company_id: 0, who }, { rule, now: from.now })
        if (seconds > 0) return seconds
      }
      return 0
    },
    async succeeded() {
      await forgetTries(connections, 0, [places[0][0]])
      // What succeeded was no guess: an account that signs in on many new devices must not wait for it.
      if (!isKnown) await giveBackTry(connections, { company_id: 0, who: key })
    },
  }
}

async function findCandidate(connections: Connections, who: SignIn, now: number): Promise<Candidate | undefined> {
  const rows = await query<Candidate>(
    connections.owner,
    sql`select u.company_id, u.user_id, u.username, u.password_hash, u.allowed_addresses, u.usertype,
          exists (select from second_factor f where f.company_id = u.company_id and f.user_id = u.user_id
            and f.confirmed_at is not null) as "hasFactor",
          exists (select from passkey p where p.company_id = u.company_id and p.user_id = u.user_id) as "hasPasskey",
          ${choosesPassword} as "choosesPassword",
          (select jsonb_object_agg(name, value) from company_setting x where x.company_id = u.company_id) as settings,
          u.active and (u.valid_until is null or u.valid_until > ${new Date(now).toISOString()}) as usable,
          ${signsInHere} as by_password
        from company c join app_user u using (company_id)
        where lower(c.company_key) = lower(${who.company_key}) and lower(u.username) = lower(${who.username})
        order by u.user_id`,
  )
  return rows[0]
}

/** In one statement with what the trail says of it: nobody is signed in without a trace. */
export async function openSession(
  connections: Connections,
  user: Person & { readonly username: string },
  { address, agent, now, by }: From,
): Promise<string> {
  const token = newToken()
  const { browser, system } = deviceNamed(agent)
  const at = new Date(now).toISOString()
  await query(
    connections.owner,
    sql`with opened as (
          insert into session (company_id, token_hash, user_id, forgery_token, created_at, last_used_at, seen_at, expires_at,
            browser, system, address)
          values (${user.company_id}, ${tokenHash(token)}, ${user.user_id}, ${newToken()}, ${at}, ${at}, ${at},
            ${new Date(now + SESSION_HOURS * 3_600_000).toISOString()}, ${browser}, ${system}, ${address})
        )
        insert into audit (company_id, at, username, what, key, address, session, after)
        values (${user.company_id}, ${at}, ${user.username}, 'session.opened', ${user.username}, ${address},
          ${sessionKey(tokenHash(token))}, ${by ? JSON.stringify({ by }) : null}::jsonb)`,
  )
  return token
}

/**
 * A name that nobody has is not written: people type their password where the name belongs. Who has to wait is not looked
 * at, and so not told here: whoever knocks without end does not fill the trail.
 */
async function tellRefused(
  connections: Connections,
  { company_key }: SignIn,
  { candidate, matches, from }: { candidate: Candidate | undefined; matches: boolean; from: From },
): Promise<void> {
  const why = !candidate
    ? 'unknown-name'
    : !matches
      ? 'password'
      : !candidate.usable
        ? 'closed'
        : !candidate.by_password
          ? 'provider'
          : 'address'
  const name = candidate?.username ?? ''
  await query(
    connections.owner,
    sql`insert into audit (company_id, at, username, what, key, address, after)
        select company_id, ${new Date(from.now).toISOString()}, ${name}, 'session.refused', ${name}, ${from.address},
          ${JSON.stringify({ why })}::jsonb
        from company where lower(company_key) = lower(${company_key})`,
  )
}
