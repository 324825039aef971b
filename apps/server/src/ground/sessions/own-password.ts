import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from './find-session.ts'
import { passwordMatches } from './password.ts'
import { fromOnePlace } from './sign-in-delay.ts'
import { sessionKey } from './tokens.ts'
import { told } from './told-at-the-door.ts'
import { forgetTries, takeTry } from './tries.ts'

/**
 * Whether it is the password of whoever is signed in: null, or why not. The same wait as at the door: whoever finds a screen
 * left open must not guess faster here.
 */
export async function ownPasswordProblem(
  connections: Connections,
  { session, user_id, token_hash, address = '' }: OpenSession,
  { password, now }: { readonly password: string; readonly now: number },
): Promise<{ readonly wait: number } | 'wrong' | null> {
  const { company_id, username } = session
  const tries = { company_id, who: `own password of ${user_id}` }
  const wait = await takeTry(connections, tries, { rule: fromOnePlace, now })
  if (wait > 0) return { wait }
  const [stored] = await query<{ password_hash: string }>(
    connections.owner,
    sql`select password_hash from app_user where company_id = ${company_id} and user_id = ${user_id}`,
  )
  if (!stored || !(await passwordMatches(password, stored.password_hash))) {
    const who = { company_id, username, address, now, session: sessionKey(token_hash) }
    await query(connections.owner, told('password.refused', who))
    return 'wrong'
  }
  await forgetTries(connections, company_id, [tries.who])
  return null
}
