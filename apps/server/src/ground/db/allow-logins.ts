import type pg from 'pg'

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
