/** Passkeys: registered by whoever is signed in, and a way in that counts as both factors. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import { type From, openSession } from './sign-in.ts'
import { signsInHere } from './signs-in-here.ts'
import { tokenHash } from './tokens.ts'
import { type AtTheDoor, told } from './told-at-the-door.ts'

const MINUTES = 5
/** Nobody is known yet, and there is no session. */
const NOBODY: Asked = { company_id: 0, user_id: 0, session: '' }

interface Person {
  readonly company_id: number
  readonly user_id: number
}

/** Who is asked: what another session of the same person was asked is not answered here. */
interface Asked extends Person {
  readonly session: string
}

export interface PasskeyOwner extends AtTheDoor, Asked {
  readonly full_name: string
  readonly session: string
}

/** The account as the device keeps it: numbers that tell a stranger nothing. */
function handleOf({ company_id, user_id }: Person): string {
  return `${company_id}.${user_id}`
}

export async function passkeyToAdd(connections: Connections, who: PasskeyOwner, origin: string) {
  const known = await query<{ credential_id: string }>(
    connections.owner,
    sql`select credential_id from passkey where company_id = ${who.company_id} and user_id = ${who.user_id}`,
  )
  const options = await generateRegistrationOptions({
    rpName: 'Takt',
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(handleOf(who)),
    userName: who.username,
    userDisplayName: who.full_name || who.username,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(connections, options.challenge, who, who.now)
  return options
}

/** False: it was not made for this account, here and now. */
export async function addPasskey(
  connections: Connections,
  who: PasskeyOwner,
  { origin, response, name }: { origin: string; response: RegistrationResponseJSON; name: string },
): Promise<boolean> {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(connections, challenge, who, who.now),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return false
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  const added = await query(
    connections.owner,
    sql`with added as (
          insert into passkey (company_id, credential_id, user_id, passkey_name, public_key, transports, counter, created_at)
          values (${who.company_id}, ${id}, ${who.user_id}, ${name}, ${Buffer.from(publicKey)}, ${[...transports]}::text[],
            ${counter}, ${new Date(who.now).toISOString()})
          on conflict do nothing returning 1
        )
        ${told('passkey.added', who, { name })} from added returning 1`,
  )
  return added.length > 0
}

export async function passkeyToSignIn(connections: Connections, origin: string, now: number) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    // None is named: the device knows whose it is, and nobody learns here who has one.
    allowCredentials: [],
    userVerification: 'required',
  })
  await keepChallenge(connections, options.challenge, NOBODY, now)
  return options
}

interface KeptPasskey extends Person {
  readonly credential_id: string
  readonly username: string
  readonly public_key: Buffer
  readonly counter: number
  readonly allowed_addresses: string[]
  readonly here: boolean
}

/** Wrong: unknown, made for somebody else or elsewhere, used up, or of an account that may not come in. All answered alike. */
export type PasskeySignIn =
  | { readonly ok: true; readonly token: string; readonly user: Person }
  /** Provider: told only to who has the passkey. */
  | { readonly ok: false; readonly reason: 'wrong' | 'provider' }

export async function signInByPasskey(
  connections: Connections,
  { origin, response }: { readonly origin: string; readonly response: AuthenticationResponseJSON },
  from: From,
): Promise<PasskeySignIn> {
  const at = new Date(from.now).toISOString()
  // Used up in any case: what was answered wrongly is not answered again.
  const isOurs = await takeChallenge(connections, challengeIn(response), NOBODY, from.now)
  const [kept] = await query<KeptPasskey>(
    connections.owner,
    sql`select p.company_id, p.user_id, p.credential_id, u.username, p.public_key, p.counter::float8 as counter,
          u.allowed_addresses, ${signsInHere} as here
        from passkey p join app_user u using (company_id, user_id)
        where p.credential_id = ${response.id} and u.active and (u.valid_until is null or u.valid_until > ${at})`,
  )
  if (!kept) return { ok: false, reason: 'wrong' }
  const counter = isOurs ? await signedCounter(kept, { origin, response }) : null
  const proven = counter !== null && isAllowedFrom(kept.allowed_addresses, from.address)
  // A device that counts never stands still: of two who answer at once with one state the second is refused.
  const moved =
    proven &&
    kept.here &&
    (await query(
      connections.owner,
      sql`update passkey set counter = ${counter}, last_used_at = ${at}
        where company_id = ${kept.company_id} and credential_id = ${kept.credential_id} and (counter < ${counter} or counter = 0)
        returning 1`,
    ))
  if (!moved || moved.length === 0) {
    const who = { ...kept, address: from.address, now: from.now }
    await query(connections.owner, told('passkey.refused', who))
    return { ok: false, reason: proven && !kept.here ? 'provider' : 'wrong' }
  }
  const { company_id, user_id } = kept
  const token = await openSession(connections, kept, { ...from, by: 'passkey' })
  return { ok: true, token, user: { company_id, user_id } }
}

async function signedCounter(
  kept: KeptPasskey,
  { origin, response }: { readonly origin: string; readonly response: AuthenticationResponseJSON },
): Promise<number | null> {
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (handle !== handleOf(kept)) return null
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: () => true,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: kept.credential_id, publicKey: new Uint8Array(kept.public_key), counter: kept.counter },
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

function challengeIn({ response }: AuthenticationResponseJSON): string {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return String(said.challenge ?? '')
  } catch {
    return ''
  }
}

async function keepChallenge(connections: Connections, challenge: string, whose: Asked, now: number): Promise<void> {
  await query(
    connections.owner,
    sql`insert into passkey_challenge (company_id, challenge_hash, user_id, expires_at)
        values (${whose.company_id}, ${challengeHash(challenge, whose)}, ${whose.user_id},
          ${new Date(now + MINUTES * 60_000).toISOString()})`,
  )
}

async function takeChallenge(connections: Connections, challenge: string, whose: Asked, now: number): Promise<boolean> {
  const [used] = await query<{ fresh: boolean }>(
    connections.owner,
    sql`delete from passkey_challenge where company_id = ${whose.company_id} and user_id = ${whose.user_id}
          and challenge_hash = ${challengeHash(challenge, whose)}
        returning expires_at > ${new Date(now).toISOString()} as fresh`,
  )
  return used?.fresh ?? false
}

function challengeHash(challenge: string, { session }: Asked): Buffer {
  return tokenHash(`${challenge} ${session}`)
}
