import { runAdminAction } from '@takt/contract/setup/run_admin_action.ts'
import type { AdminResult } from '@takt/domain/ground/admin-actions.ts'
import { sendNow } from '../../erp/send-now.ts'
import { logAdminAction } from '../../ground/call/admin-log.ts'
import { type CallContext, handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

interface Outcome {
  readonly result: AdminResult
  readonly count: number
}

export default handle(runAdminAction, async ({ action, username }, context) => {
  const { db, session, now, audit } = context
  const subject = action === 'sign-out-user' ? username.trim() : ''
  const actions = {
    'refresh-clients': () => ask('refresh', context),
    'clear-local-data': () => ask('clear-local-data', context),
    'clear-caches': () => clearCaches(context),
    'send-erp': () => sendToErp(context),
    'sign-out-user': () => signOut(subject, context),
  } as const
  const outcome = await actions[action]()
  audit({ what: `admin-action.${action}`, key: subject, after: outcome })
  const done = { at: new Date(now).toISOString(), username: session.username, action, subject, ...outcome }
  await logAdminAction(db, done)
  return [done]
})

async function ask(what: 'refresh' | 'clear-local-data', { emit }: CallContext): Promise<Outcome> {
  emit('ClientsAsked', { what })
  return { result: 'asked', count: 0 }
}

/** Every server keeps the plant's rules under this number and reads them again when it has grown. */
async function clearCaches({ db }: CallContext): Promise<Outcome> {
  await db.run(sql`select takt_forget_rules()`)
  return { result: 'done', count: 0 }
}

async function sendToErp({ db, now }: CallContext): Promise<Outcome> {
  const sent = await sendNow(db, now)
  return sent ? { result: 'done', count: sent.waiting } : { result: 'erp-off', count: 0 }
}

/** The user's screens notice with their next call, at the latest when the live link asks for its session again. */
async function signOut(username: string, { db, emit }: CallContext): Promise<Outcome> {
  const ended = await db.many(sql`
    delete from session where user_id = (select user_id from app_user where username = ${username}) returning user_id`)
  // They ask for their session and find that there is none.
  emit('SettingsChanged', {})
  return { result: ended.length > 0 ? 'done' : 'nobody', count: ended.length }
}
