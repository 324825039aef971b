import pg from 'pg'
import { type ConnectionSettings, type Login, loginAs } from './connections.ts'

interface Role {
  readonly name: string
  readonly can_login: boolean
  readonly too_mighty: boolean
  readonly limited: boolean
}

/**
 * Lets the roles of calls and of saved queries log in. They belong to the whole PostgreSQL and not to a database, so that
 * no migration has them for good: a restored database meets roles that were made anew.
 */
export async function allowLogins(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Role>(ROLES)
  const mighty = rows.filter(({ too_mighty }) => too_mighty).map(({ name }) => name)
  if (mighty.length > 0) {
    throw new Error(
      `The role ${mighty.join(' and ')} may do more than it should: run “alter role … nosuperuser nobypassrls nocreaterole nocreatedb” as a superuser.`,
    )
  }
  for (const { name } of rows.filter(({ can_login }) => !can_login)) await alter(client, `${name} login`)
  const { rows: own } = await client.query<{ is_superuser: boolean }>(
    `select rolsuper as is_superuser from pg_roles where rolname = current_user`,
  )
  const unlimited = rows.some(({ name, limited }) => name === 'takt_query' && !limited)
  // Only a superuser may say so; for a PostgreSQL of one's own the guide says it.
  if (own[0]?.is_superuser && unlimited) await alter(client, `takt_query set temp_file_limit = '256MB'`)
}

/** Said before the first step fails with less. */
export async function mustMakeRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean; owner: string }>(
    'select rolsuper or rolcreaterole as may, rolname as owner from pg_roles where rolname = current_user',
  )
  if (rows[0]?.may) return
  throw new Error(
    `The database's owner ${rows[0]?.owner} may not make the roles takt_app and takt_query. Run “alter role ${rows[0]?.owner} createrole” as a superuser; after the first start it may be taken back.`,
  )
}

/** Whether both logins work and can do no more than they should, in words that say what is missing. */
export async function tryLogins(settings: ConnectionSettings): Promise<void> {
  await tryLogin(settings, { login: 'app', role: 'takt_app', variable: 'DATABASE_APP_URL' })
  await tryLogin(settings, { login: 'query', role: 'takt_query', variable: 'DATABASE_QUERY_URL' })
}

async function tryLogin(
  settings: ConnectionSettings,
  { login, role, variable }: { login: Login; role: string; variable: string },
): Promise<void> {
  const client = new pg.Client({ ...loginAs(login, settings), connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `The database does not let ${role} in: ${(error as Error).message}. Run “alter role ${role} login password '…'” as a superuser, and set ${variable}=postgres://${role}:…@host:5432/database.`,
    )
  }
  try {
    const { rows } = await client.query<{ name: string; fits: boolean; mighty: boolean }>(
      `select rolname as name, pg_has_role(oid, $1::name, 'usage') as fits,
         rolsuper or rolbypassrls or exists (select from pg_class where relnamespace = 'public'::regnamespace
           and relkind in ('r', 'p') and pg_has_role(r.oid, relowner, 'member')) as mighty
       from pg_roles r where rolname = session_user`,
      [role],
    )
    const [found] = rows
    if (found?.mighty) {
      throw new Error(`${variable} names ${found.name}, which owns Takt's tables or is a superuser: use ${role}.`)
    }
    if (!found?.fits) throw new Error(`${variable} names ${found?.name}, which is not ${role} nor a member of it.`)
  } finally {
    await client.end()
  }
}

const ROLES = `
  select rolname as name, rolcanlogin as can_login, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as too_mighty,
    exists (select from unnest(rolconfig) as setting where setting like 'temp_file_limit=%') as limited
  from pg_roles where rolname in ('takt_app', 'takt_query') order by rolname`

async function alter(client: pg.Client, what: string): Promise<void> {
  try {
    await client.query(`alter role ${what}`)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    // Another process that starts on another database of this PostgreSQL did the same.
    if (/tuple concurrently updated/.test(message)) return
    if (code !== '42501') throw error
    throw new Error(`Takt's role may not be changed by this user: run “alter role ${what}” as a superuser, once.`, {
      cause: error,
    })
  }
}
