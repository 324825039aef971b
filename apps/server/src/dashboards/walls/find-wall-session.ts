import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { Session } from '@takt/domain/ground/model/session.ts'
import { KeptBoards, NO_DASHBOARD } from '@takt/domain/ground/model/wall-boards.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import type { OpenSession } from '../../ground/sessions/find-session.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'
import { boardsView, type WallView, wallView } from './wall-machines.ts'

interface WallRow {
  readonly [column: string]: unknown
  readonly company_id: number
  readonly link_id: number
  readonly name: string
  readonly dashboard: string
  readonly boards: unknown
  readonly last_used_at: string | null
  readonly settings: Record<string, string> | null
}

/** The administrator's page tells the last use to the minute. */
const NOTE_USE_EVERY_MS = 60_000

/** The session of a wall link, as long as the link is open: the machines of its dashboard, and no right but to see it. */
export async function findWallSession(
  connections: Connections,
  token: string,
  at: { readonly now: number; readonly provider: string },
): Promise<OpenSession | null> {
  const token_hash = tokenHash(token)
  const now = new Date(at.now).toISOString()
  const [row] = await query<WallRow>(
    connections.owner,
    sql`select l.company_id, l.link_id, l.name, l.dashboard, l.boards, l.last_used_at, s.forgery_token,
          c.company_name, c.company_key, c.time_zone, c.theme, c.language,
          (select jsonb_object_agg(x.name, x.value) from company_setting x where x.company_id = l.company_id) as settings
        from session s
          join wall_link l on l.company_id = s.company_id and l.link_id = s.link_id
          join company c on c.company_id = s.company_id
        where s.token_hash = ${token_hash} and s.expires_at > ${now} and l.revoked_at is null
          and (l.expires_at is null or l.expires_at > ${now})`,
  )
  if (!row) return null
  await noteUse(connections, row, at.now)
  const boards = row.boards === null ? null : KeptBoards.parse(row.boards)
  const view = boards ? await boardsView(connections, { ...row, boards }) : await wallView(connections, row)
  const session = toSession(row, { ...at, now, view, boards })
  // Below zero no person has an id: a wall has no favourites and no settings of its own.
  return { session, user_id: -row.link_id, token_hash }
}

async function noteUse(connections: Connections, row: WallRow, now: number): Promise<void> {
  if (row.last_used_at !== null && now - Date.parse(row.last_used_at) < NOTE_USE_EVERY_MS) return
  await query(
    connections.owner,
    sql`update wall_link set last_used_at = ${new Date(now).toISOString()}
        where company_id = ${row.company_id} and link_id = ${row.link_id}`,
  )
}

interface SessionFacts {
  readonly now: string
  readonly provider: string
  readonly view: WallView
  readonly boards: KeptBoards | null
}

function toSession(row: WallRow, at: SessionFacts): Session {
  return Session.parse({
    ...row,
    ...at.view,
    username: `wall-${row.link_id}`,
    full_name: row.name,
    employee_number: '',
    permissions: ['can-access-dashboard'],
    assigned_machine: '',
    settings: { show_cavities: 0, internal_activity: at.boards?.activities ?? 0, resource_planning: 0 },
    company_settings: settingValues(row.settings ?? {}),
    choices: {},
    has_api_token: false,
    provider: at.provider,
    only_ia: false,
    only_interface: false,
    only_dashboards: false,
    dashboard_isolated: true,
    isolated_dashboard: at.boards ? NO_DASHBOARD : row.dashboard,
    wall_boards: at.boards ?? undefined,
    wall_link: true,
    deviceuser: false,
    signedInOnDevice: false,
    device_employee: '',
    token: row.forgery_token,
    server_time: at.now,
  })
}
