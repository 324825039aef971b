import pg from 'pg'
import { stepAside } from '../step-aside.ts'
import { isTraced, traced } from '../traces/spans.ts'
import { arrayLiteral } from './array-literal.ts'
import type { Sql } from './sql.ts'

// Numbers of ours fit a double; times travel as ISO text, as on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** How the owner of the tables is reached, and how those who work with them where that is another way. */
export interface ConnectionSettings extends pg.ClientConfig {
  readonly logins?: { readonly [name in Login]?: pg.ClientConfig }
  /** PostgreSQL runs beside us: the numbers of its processes are numbers of this machine. */
  readonly isOurs?: boolean
}

/** The process that works for a connection lets others go first, where it is one of this machine. */
export function stepAsideFor(client: pg.ClientBase, { isOurs }: Pick<ConnectionSettings, 'isOurs'>): void {
  const { processID } = client as pg.ClientBase & { readonly processID?: number | null }
  if (isOurs && processID) stepAside(processID)
}

/**
 * The logins beside the owner: for calls, which row-level security binds and which can change neither the schema nor the
 * audit trail, and for saved queries. Neither owns anything.
 */
const LOGINS = { app: 'takt_app', query: 'takt_query' } as const
export type Login = keyof typeof LOGINS

export function loginAs(login: Login, { logins, ...owner }: ConnectionSettings): pg.ClientConfig {
  return logins?.[login] ?? { ...owner, user: LOGINS[login], password: undefined }
}

export interface Connections {
  /** Sees one company at a time. */
  readonly app: pg.Pool
  /** Owns the tables: migrations, sign-in, claiming jobs. */
  readonly owner: pg.Pool
  readonly settings: ConnectionSettings
  close(): Promise<void>
}

interface ConnectionOptions {
  readonly appConnections?: number
  readonly ownerConnections?: number
  /** How long to wait for a free one before it is a failure. */
  readonly waitMs?: number
  /** How long one statement may take. */
  readonly statementMs?: number
  readonly onError?: (error: Error) => void
  /** What is asked over them may wait for the processor. */
  readonly polite?: boolean
  /** How PostgreSQL's list of what runs names them. */
  readonly name?: string
}

/** For calls. Longer have: jobs, migrations, building the example and backups, each on connections of its own. */
const STATEMENT_MS = 30_000
/** PostgreSQL ends a statement that takes too long; whoever hears nothing from it by then waits no more. */
const GRACE_MS = 5_000
/** A network that was cut tells nobody: without this a connection is believed in for hours. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

export function openConnections(settings: ConnectionSettings, options: ConnectionOptions = {}): Connections {
  const waiting = { connectionTimeoutMillis: options.waitMs ?? 4_500, idleTimeoutMillis: 60_000 }
  const statement_timeout = options.statementMs ?? STATEMENT_MS
  const limits = { statement_timeout, query_timeout: statement_timeout + GRACE_MS }
  const shared = { application_name: options.name ?? 'takt', ...waiting, ...limits, ...ALIVE }
  // A login and not a role of the owner's: "set role none", in whatever slips into a statement, gains nothing.
  const app = new pg.Pool({ ...loginAs('app', settings), ...shared, max: options.appConnections ?? 12 })
  const owner = new pg.Pool({ ...settings, ...shared, max: options.ownerConnections ?? 4 })
  // Without a listener a connection that breaks, idle or at work, would end the process. At work its query fails too.
  for (const pool of [app, owner]) {
    pool.on('error', (error) => options.onError?.(error))
    pool.on('connect', (client) => {
      client.on('error', () => {})
      if (options.polite) stepAsideFor(client, settings)
    })
  }
  return {
    app,
    owner,
    settings,
    close: async () => {
      await Promise.all([app.end(), owner.end()])
    },
  }
}

/** One of its own, for the question whether the database is there. */
export function openOwnerConnection(settings: ConnectionSettings, { withinMs }: { withinMs: number }): pg.Pool {
  const limits = { connectionTimeoutMillis: withinMs, query_timeout: withinMs }
  const pool = new pg.Pool({ ...settings, application_name: 'takt pulse', ...limits, ...ALIVE, max: 1 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const names = new Map<string, string>()

/** Named statements are parsed and planned once per connection. Our texts are constant, so the names are few. */
function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `t${names.size}`
    names.set(text, name)
  }
  return name
}

export interface Queryable {
  query: pg.ClientBase['query']
}

export async function query<Row>(on: Queryable, statement: Sql): Promise<Row[]> {
  const asked = {
    name: statementName(statement.text),
    text: statement.text,
    values: statement.values.map((value) => (Array.isArray(value) ? (arrayLiteral(value) ?? value) : value)),
  }
  if (!isTraced()) return (await on.query(asked)).rows as Row[]
  // What it does and to which table; its values are nobody's business.
  const about = { name: statementSummary(asked.text), attributes: { 'db.system.name': 'postgresql' } }
  const result = await traced({ ...about, kind: 'client', onlyAsPart: true }, () => on.query(asked))
  return result.rows as Row[]
}

/** `select order_run`, `update card`: of a longer one its first words. */
function statementSummary(text: string): string {
  const [, verb = 'statement', into] =
    /\b(select|insert|update|delete)\b\s+(?:into\s+|from\s+)?(\w+)?/i.exec(text) ?? []
  const table = verb.toLowerCase() === 'select' ? /\bfrom\s+(\w+)/i.exec(text)?.[1] : into
  return [verb.toLowerCase(), table ?? ''].join(' ').trim()
}

/** True when a statement took longer than it may. */
export function isTooSlow(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '57014'
}

/** True when the database takes no changes: it is a copy of another, or somebody has locked it. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25006'
}

/**
 * True when the database itself is away. The caller may try again with the same request id: a connection that broke
 * during the commit leaves nobody knowing whether it happened, and the id keeps it from happening twice.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code ?? ''
  if (/^(08|57P0)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '53300'].includes(code)) return true
  return /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}
