import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { signedOutAfterMs } from '@takt/domain/ground/idle-sign-out.ts'
import { Session } from '@takt/domain/ground/model/session.ts'
import { readChoices } from '@takt/domain/ground/personal-choices.ts'
import { effectivePermissions } from '@takt/domain/ground/roles.ts'
import { CallError } from '../call/answers.ts'
import type { Connections } from '../db/connections.ts'
import { query } from '../db/connections.ts'
import { CLOCKS_DIFFER_MS } from '../db/set-back.ts'
import { sql } from '../db/sql.ts'
import { sessionKey, tokenHash } from './tokens.ts'
import { told } from './told-at-the-door.ts'

/** A session as the server knows it: what the client may see, and what only the server needs. */
export interface OpenSession {
  readonly session: Session
  readonly user_id: number
  readonly token_hash: Buffer
  /** From where it is used; known where there is a request. */
  readonly address?: string
  /** Under which name the browser reached the server; known where there is a request. */
  readonly origin?: string
}

/**
 * Of a person or a wall; null when the token opens nothing (any more). Throws when nobody used it for too long, and says so.
 * `use` tells that somebody uses it now: pages that load by themselves keep no session open.
 */
export type FindSession = (token: string, now: number, use?: 'use') => Promise<OpenSession | null>

/** Use is noted to this. */
const NOTE_USE_EVERY_MS = 15_000
/** The account page tells to the minute when a session was last heard of. */
const NOTE_SEEN_EVERY_MS = 60_000

interface SessionRow {
  readonly [column: string]: unknown
  readonly company_id: number
  readonly user_id: number
  readonly username: string
  readonly usertype: number
  readonly granted: string[]
  readonly removed: string[]
  readonly machine_restrictions: string[]
  readonly only_dashboards: boolean
  readonly dashboard_isolated: boolean
  readonly settings: Record<string, string> | null
  readonly last_used_at: string
  readonly seen_at: string
  readonly idle_after: number | null
  readonly level_permissions: string[] | null
}

/** The open session of a person, or null. Asked anew for every call: a removed right or a locked user is felt at once. */
export async function findPersonSession(
  connections: Connections,
  token: string,
  at: { now: number; provider: string; use?: 'use' | undefined },
): Promise<OpenSession | null> {
  const hash = tokenHash(token)
  const now = new Date(at.now).toISOString()
  const [row] = await query<SessionRow>(
    connections.owner,
    sql`select u.company_id, u.user_id, u.username, u.full_name, u.employee_number, u.language, u.choices, u.usertype,
          u.granted, u.removed, u.machine_restrictions, u.assigned_machine, u.show_cavities, u.internal_activity,
          u.resource_planning, u.only_ia, u.only_interface, u.only_dashboards, u.dashboard_isolated,
          u.isolated_dashboard, u.deviceuser, s.device_employee, s.forgery_token, s.last_used_at, s.seen_at, s.idle_after,
          c.company_name, c.company_key, c.time_zone, c.theme, c.erp_api_token is not null as has_api_token,
          l.permissions as level_permissions,
          (select jsonb_object_agg(name, value) from company_setting x where x.company_id = u.company_id) as settings
        from session s
          join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
          join company c on c.company_id = s.company_id
          left join user_level l on l.company_id = u.company_id and l.usertype = u.usertype
        where s.token_hash = ${hash} and s.expires_at > ${now} and u.active
          and (u.valid_until is null or u.valid_until > ${now})`,
  )
  if (!row) return null
  if (row.idle_after !== null) throw signedOutIdle(row.idle_after)
  const session = toSession(row, { now, provider: at.provider })
  const after = signedOutAfterMs(session, session.company_settings)
  if (after !== null) {
    const unused = at.now - Date.parse(row.last_used_at)
    if (unused >= after) {
      const who = { ...row, address: '', now: at.now, session: sessionKey(hash) }
      await query(
        connections.owner,
        sql`with ended as (
              update session set idle_after = ${after / 60_000} where token_hash = ${hash} and idle_after is null returning 1
            )
            ${told('session.expired', who)} from ended`,
      )
      throw signedOutIdle(after / 60_000)
    }
    // Used by a clock that was set back since: nobody would be signed out until it is as late again.
    const ahead = unused < -CLOCKS_DIFFER_MS
    if (ahead || (at.use && unused >= NOTE_USE_EVERY_MS)) {
      await query(connections.owner, sql`update session set last_used_at = ${now} where token_hash = ${hash}`)
    }
  }
  if (Math.abs(at.now - Date.parse(row.seen_at)) >= NOTE_SEEN_EVERY_MS) {
    await query(connections.owner, sql`update session set seen_at = ${now} where token_hash = ${hash}`)
  }
  return { session, user_id: row.user_id, token_hash: hash }
}

function signedOutIdle(minutes: number): CallError {
  return new CallError('idle', 'call.signed-out-idle', { values: { count: minutes } })
}

function toSession(row: SessionRow, at: { now: string; provider: string }): Session {
  const permissions = effectivePermissions(row, row.level_permissions)
  // A user who may only see dashboards may see dashboards, whatever else was taken from them.
  if ((row.only_dashboards || row.dashboard_isolated) && !permissions.includes('can-access-dashboard')) {
    permissions.push('can-access-dashboard')
  }
  return Session.parse({
    ...row,
    permissions,
    settings: {
      show_cavities: row.show_cavities,
      internal_activity: row.internal_activity,
      resource_planning: row.resource_planning,
    },
    company_settings: settingValues(row.settings ?? {}),
    choices: readChoices(row.choices),
    provider: at.provider,
    signedInOnDevice: row.device_employee !== '',
    wall_link: false,
    token: row.forgery_token,
    server_time: at.now,
  })
}

/** Null while it is open. */
export async function whyEnded(find: FindSession, token: string, now: number): Promise<'ended' | 'idle' | null> {
  try {
    return (await find(token, now)) === null ? 'ended' : null
  } catch (error) {
    if (error instanceof CallError && error.code === 'idle') return 'idle'
    throw error
  }
}

/** Of a person who signs out, or of a wall. */
export async function endSession(
  connections: Connections,
  { token, open, now }: { readonly token: string; readonly open: OpenSession; readonly now: number },
): Promise<void> {
  const { session, address = '' } = open
  await query(
    connections.owner,
    sql`with ended as (delete from session where token_hash = ${tokenHash(token)} returning company_id)
        insert into audit (company_id, at, username, what, key, address, session)
        select company_id, ${new Date(now).toISOString()}, ${session.username}, 'session.closed', ${session.username}, ${address},
          ${sessionKey(tokenHash(token))} from ended`,
  )
}
