/** Between the password and a session: a token that opens the next step and nothing else, for minutes. */
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { choosesPassword } from './chooses-password.ts'
import { newToken, tokenHash } from './tokens.ts'

/** To find the phone and type six digits; whoever sets it up installs an app first, whoever chooses a password thinks of one. */
const MINUTES = { code: 5, 'set-up': 20, 'new-password': 20 } as const

/** What is typed at the next step. */
type Needs = keyof typeof MINUTES

export interface PendingSignIn {
  readonly company_id: number
  readonly user_id: number
  readonly username: string
  readonly company_key: string
  readonly full_name: string
  readonly company_name: string
  readonly needs: Needs
  readonly password_hash: string
  readonly choosesPassword: boolean
  readonly allowed_addresses: string[]
}

export async function openPending(
  connections: Connections,
  user: { readonly company_id: number; readonly user_id: number; readonly password_hash: string },
  { needs, now }: { readonly needs: Needs; readonly now: number },
): Promise<string> {
  const token = newToken()
  await query(
    connections.owner,
    sql`insert into pending_sign_in (company_id, token_hash, user_id, needs, password_mark, expires_at)
        values (${user.company_id}, ${tokenHash(token)}, ${user.user_id}, ${needs}, ${tokenHash(user.password_hash)},
          ${new Date(now + MINUTES[needs] * 60_000).toISOString()})`,
  )
  return token
}

/** Undefined once it is used or too old, and when the account was closed or got another password meanwhile. */
export async function findPending(
  connections: Connections,
  token: string,
  now: number,
): Promise<PendingSignIn | undefined> {
  const at = new Date(now).toISOString()
  const [found] = await query<PendingSignIn>(
    connections.owner,
    sql`select p.company_id, p.user_id, u.username, u.full_name, c.company_key, c.company_name, p.needs, u.allowed_addresses, u.password_hash,
          ${choosesPassword} as "choosesPassword"
        from pending_sign_in p join app_user u using (company_id, user_id) join company c using (company_id)
        where p.token_hash = ${tokenHash(token)} and p.expires_at > ${at} and u.active
          and (u.valid_until is null or u.valid_until > ${at})
          and p.password_mark = sha256(convert_to(u.password_hash, 'UTF8'))`,
  )
  return found
}

/** False when somebody else was faster: one password opens one session. */
export async function takePending(connections: Connections, token: string): Promise<boolean> {
  const used = await query(
    connections.owner,
    sql`delete from pending_sign_in where token_hash = ${tokenHash(token)} returning 1`,
  )
  return used.length > 0
}
