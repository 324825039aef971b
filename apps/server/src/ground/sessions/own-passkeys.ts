import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { OwnPasskeys, OwnSecondFactor } from '../call/call-services.ts'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from './find-session.ts'
import { ownPasswordProblem } from './own-password.ts'
import { addPasskey, passkeyToAdd } from './passkeys.ts'
import { signsInHere } from './signs-in-here.ts'
import { sessionKey } from './tokens.ts'
import { told } from './told-at-the-door.ts'

const notFound: Refusal = { refusal: 'passkey-not-found', values: {} }

/** Where `origin` is '' nobody knows under which name the server is reached, and a passkey belongs to a name. */
export function ownPasskeys(
  connections: Connections,
  open: OpenSession,
  {
    origin,
    now,
    secondFactor,
  }: { readonly origin: string; readonly now: number; readonly secondFactor: OwnSecondFactor },
): OwnPasskeys {
  const { session, user_id, token_hash, address = '' } = open
  const { company_id, username, full_name } = session
  const who = { company_id, user_id, username, full_name, address, now, session: sessionKey(token_hash) }
  const passwordProblem = async (password: string): Promise<Refusal | null> => {
    const problem = await ownPasswordProblem(connections, open, { password, now })
    if (problem === 'wrong') return { refusal: 'own-password-wrong', values: {} }
    return problem && { refusal: 'password-wait', values: { seconds: problem.wait } }
  }
  const isOnlyFactor = async (credential_id: string): Promise<boolean> => {
    if ((await secondFactor.state()).set_up_at !== null) return false
    const mine = await query<{ credential_id: string }>(
      connections.owner,
      sql`select credential_id from passkey where company_id = ${company_id} and user_id = ${user_id}`,
    )
    return mine.length === 1 && mine[0]?.credential_id === credential_id
  }
  const signsInByOwn = async (): Promise<boolean> => {
    const [own] = await query<{ here: boolean }>(
      connections.owner,
      sql`select ${signsInHere} as here from app_user u where u.company_id = ${company_id} and u.user_id = ${user_id}`,
    )
    return own?.here ?? false
  }
  return {
    list: () =>
      query(
        connections.owner,
        sql`select credential_id, passkey_name, created_at, last_used_at from passkey
            where company_id = ${company_id} and user_id = ${user_id} order by created_at, credential_id`,
      ),
    async begin({ password, code }) {
      // It will stand for both factors, so both are asked for: a password that is known must not add one on a screen left open.
      const problem = (await passwordProblem(password)) ?? (await secondFactor.proven(code))
      if (problem) return problem
      if (origin === '') return { refusal: 'passkey-wrong', values: {} }
      if (!(await signsInByOwn())) return { refusal: 'passkey-by-provider', values: {} }
      return { options: await passkeyToAdd(connections, who, origin) }
    },
    async add(response, name) {
      const added = origin !== '' && (await addPasskey(connections, who, { origin, response: response as never, name }))
      return added ? null : { refusal: 'passkey-wrong', values: {} }
    },
    async rename({ credential_id, passkey_name }) {
      const [renamed] = await query(
        connections.owner,
        sql`with renamed as (
              update passkey set passkey_name = ${passkey_name}
              where company_id = ${company_id} and user_id = ${user_id} and credential_id = ${credential_id} returning 1
            )
            ${told('passkey.renamed', who, { name: passkey_name })} from renamed returning 1`,
      )
      return renamed ? null : notFound
    },
    async remove({ credential_id, password, required }) {
      const problem = await passwordProblem(password)
      if (problem) return problem
      // Without it the password alone would set up the next second factor, by whoever knows it.
      if (required && (await isOnlyFactor(credential_id))) return { refusal: 'passkey-last', values: {} }
      const [gone] = await query(
        connections.owner,
        sql`with gone as (
              delete from passkey where company_id = ${company_id} and user_id = ${user_id}
                and credential_id = ${credential_id} returning 1
            )
            ${told('passkey.removed', who)} from gone returning 1`,
      )
      return gone ? null : notFound
    },
  }
}
