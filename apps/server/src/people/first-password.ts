/** In place of the password that an administrator gave a person chooses their own; before that nothing is open to them. */
import type { NewPasswordInput } from '@takt/contract/ground/sign-in.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { passwordFault } from '@takt/domain/people/new-password.ts'
import { type Connections, query } from '../ground/db/connections.ts'
import { sql } from '../ground/db/sql.ts'
import { commonPasswordFault } from '../ground/sessions/frequent-passwords.ts'
import { hashPassword, passwordMatches } from '../ground/sessions/password.ts'
import { takePending } from '../ground/sessions/pending-sign-in.ts'
import { pendingFrom } from '../ground/sessions/second-step.ts'
import { type From, openSession } from '../ground/sessions/sign-in.ts'
import { told } from '../ground/sessions/told-at-the-door.ts'

type Chosen =
  | {
      readonly ok: true
      readonly token: string
      readonly user: { readonly company_id: number; readonly user_id: number }
    }
  | { readonly ok: false; readonly reason: 'expired' }
  | { readonly ok: false; readonly reason: 'refused'; readonly why: Refusal }

export async function chooseFirstPassword(
  connections: Connections,
  { pending, new_password }: NewPasswordInput,
  from: From,
): Promise<Chosen> {
  const waiting = await pendingFrom({ connections }, pending, from)
  if (waiting?.needs !== 'new-password') return { ok: false, reason: 'expired' }
  const { company_id, user_id, username, company_key, full_name, company_name, password_hash } = waiting
  const names = [username, full_name, company_key, company_name]
  const why = passwordFault(new_password, names) ?? commonPasswordFault(new_password)
  if (why) return { ok: false, reason: 'refused', why }
  // Whoever gave it knows it: kept, it would be theirs as much as the person's.
  if (await passwordMatches(new_password, password_hash)) {
    return { ok: false, reason: 'refused', why: { refusal: 'password-same', values: {} } }
  }
  const hash = await hashPassword(new_password)
  if (!(await takePending(connections, pending))) return { ok: false, reason: 'expired' }
  // Over the hash that was proven: an administrator who gives another one at this moment has the last word.
  const changed = await query(
    connections.owner,
    sql`with changed as (
          update app_user set password_hash = ${hash}, password_given = false
          where company_id = ${company_id} and user_id = ${user_id} and password_hash = ${password_hash} returning 1
        ), ended as (
          delete from session where company_id = ${company_id} and user_id = ${user_id} and exists (select from changed)
        )
        ${told('password.changed', { company_id, username, address: from.address, now: from.now })} from changed
        returning 1`,
  )
  if (changed.length === 0) return { ok: false, reason: 'expired' }
  return { ok: true, token: await openSession(connections, waiting, from), user: { company_id, user_id } }
}
