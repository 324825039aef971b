/** Codes of an authenticator app and recovery codes: set up, confirmed, checked. Each code is taken once. */
import { randomBytes, randomInt } from 'node:crypto'
import {
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_SIGNS,
  readTypedCode,
  STEP_SECONDS,
  showRecoveryCode,
} from '@takt/domain/ground/second-factor.ts'
import { Secret, TOTP } from 'otpauth'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { slowHash } from './password.ts'
import { type AtTheDoor, told } from './told-at-the-door.ts'

/** A clock may be one step before or behind. */
const WINDOW = 1
/** A code that was taken further ahead was taken by a clock that was set back since: it must not lock out those of now. */
const FURTHEST_STEP = 2 * WINDOW + 2
const SECRET_BYTES = 20

export interface FactorParts {
  readonly connections: Connections
  readonly secrets: Secrets
}

export interface FactorOwner extends AtTheDoor {
  readonly user_id: number
  readonly company_key: string
}

export interface NewSecret {
  /** For who cannot scan: typed into the app. */
  readonly secret: string
  readonly uri: string
}

/** `unreadable`: the key that sealed the secret is not here; recovery codes work all the same. */
export type CodeVerdict = 'app' | 'recovery' | 'wrong' | 'unreadable'

/** The row whose secret it is: sealed for somebody else it opens for nobody. */
export function factorPlace({ company_id, user_id }: { company_id: number; user_id: number }): string {
  return `second-factor/${company_id}/${user_id}`
}

/** A new secret, worth nothing until it is confirmed. Null: there is a confirmed one, which nobody overwrites. */
export async function beginFactor({ connections, secrets }: FactorParts, who: FactorOwner): Promise<NewSecret | null> {
  const secret = new Secret({ size: SECRET_BYTES })
  const sealed = secrets.seal(secret.base32, factorPlace(who))
  const begun = await query(
    connections.owner,
    sql`insert into second_factor as f (company_id, user_id, secret, salt, begun_at)
          values (${who.company_id}, ${who.user_id}, ${sealed}, ${randomBytes(16)}, ${new Date(who.now).toISOString()})
        on conflict (company_id, user_id) do update set secret = excluded.secret, salt = excluded.salt,
          begun_at = excluded.begun_at, last_step = 0
        where f.confirmed_at is null returning 1`,
  )
  if (begun.length === 0) return null
  const label = `${who.username} (${who.company_key})`
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Takt', label, secret }).toString() }
}

/** The first code proves that the app has the secret. Answers the recovery codes, which are told once. */
export async function confirmFactor(parts: FactorParts, who: FactorOwner, typed: string): Promise<string[] | null> {
  const { connections } = parts
  const read = readTypedCode(typed)
  const kept = await keptFactor(connections, who, { confirmed: false })
  const step = read?.kind === 'app' && kept ? stepOf(openedSecret(parts, who, kept.secret), read.code, who.now) : null
  if (!kept || step === null) return null
  const codes = newRecoveryCodes()
  const [confirmed] = await query(
    connections.owner,
    sql`with confirmed as (
          update second_factor set confirmed_at = ${new Date(who.now).toISOString()}, last_step = ${step}
          where company_id = ${who.company_id} and user_id = ${who.user_id} and confirmed_at is null and secret = ${kept.secret}
          returning company_id, user_id
        ), kept as (
          insert into recovery_code (company_id, user_id, code_hash)
          select company_id, user_id, code_hash from confirmed, unnest(${await hashesOf(codes, kept.salt)}::bytea[]) as code_hash
        ), ended as (
          -- As with another password: whoever came in by the old one alone comes in once more, by both.
          delete from session s using confirmed c where s.company_id = c.company_id and s.user_id = c.user_id
            and left(encode(s.token_hash, 'hex'), 16) <> ${who.session ?? ''}
        )
        ${told('second-factor.set-up', who)} from confirmed returning 1`,
  )
  return confirmed ? codes.map(showRecoveryCode) : null
}

/** In one statement what is right is used up: of two who type the same code one is let in. */
export async function checkCode(parts: FactorParts, who: FactorOwner, typed: string): Promise<CodeVerdict> {
  const verdict = await judge(parts, who, typed)
  if (verdict === 'wrong' || verdict === 'unreadable') {
    await query(parts.connections.owner, told('second-factor.refused', who, { why: verdict }))
  }
  return verdict
}

async function judge(parts: FactorParts, who: FactorOwner, typed: string): Promise<CodeVerdict> {
  const { connections } = parts
  const read = readTypedCode(typed)
  const kept = read && (await keptFactor(connections, who, { confirmed: true }))
  if (!read || !kept) return 'wrong'
  if (read.kind === 'recovery') {
    const used = await query(
      connections.owner,
      sql`with used as (
            update recovery_code set used_at = ${new Date(who.now).toISOString()}
            where company_id = ${who.company_id} and user_id = ${who.user_id} and used_at is null
              and code_hash = ${await slowHash(read.code, kept.salt)} returning 1
          )
          ${told('recovery-code.used', who)} from used returning 1`,
    )
    return used.length > 0 ? 'recovery' : 'wrong'
  }
  const secret = openedSecret(parts, who, kept.secret)
  if (secret === null) return 'unreadable'
  const step = stepOf(secret, read.code, who.now)
  if (step === null) return 'wrong'
  const taken = await query(
    connections.owner,
    sql`update second_factor set last_step = ${step}
        where company_id = ${who.company_id} and user_id = ${who.user_id}
          and (last_step < ${step} or last_step > ${step + FURTHEST_STEP}) returning 1`,
  )
  return taken.length > 0 ? 'app' : 'wrong'
}

/** The old ones are worth nothing any more. */
export async function renewRecoveryCodes({ connections }: FactorParts, who: FactorOwner): Promise<string[] | null> {
  const kept = await keptFactor(connections, who, { confirmed: true })
  if (!kept) return null
  const codes = newRecoveryCodes()
  await query(
    connections.owner,
    sql`with gone as (
          delete from recovery_code where company_id = ${who.company_id} and user_id = ${who.user_id}
        ), kept as (
          insert into recovery_code (company_id, user_id, code_hash)
          select ${who.company_id}, ${who.user_id}, code_hash from unnest(${await hashesOf(codes, kept.salt)}::bytea[]) as code_hash
        )
        ${told('recovery-code.renewed', who)}`,
  )
  return codes.map(showRecoveryCode)
}

async function keptFactor(
  connections: Connections,
  { company_id, user_id }: FactorOwner,
  { confirmed }: { readonly confirmed: boolean },
): Promise<{ secret: string; salt: Buffer } | undefined> {
  const [kept] = await query<{ secret: string; salt: Buffer }>(
    connections.owner,
    sql`select secret, salt from second_factor where company_id = ${company_id} and user_id = ${user_id}
          and (confirmed_at is not null) = ${confirmed}`,
  )
  return kept
}

function openedSecret({ secrets }: FactorParts, who: FactorOwner, kept: string): string | null {
  return secrets.open(kept, factorPlace(who))
}

/** The step of time that the code belongs to; null when it is wrong or too old. */
function stepOf(secret: string | null, code: string, now: number): number | null {
  if (secret === null) return null
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

function newRecoveryCodes(): string[] {
  const sign = () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: RECOVERY_LENGTH }, sign).join(''))
}

async function hashesOf(codes: readonly string[], salt: Buffer): Promise<Buffer[]> {
  return await Promise.all(codes.map((code) => slowHash(code, salt)))
}
