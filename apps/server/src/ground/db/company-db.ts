import type pg from 'pg'
import { isTraced, traced } from '../traces/spans.ts'
import { type Connections, isDatabaseAway, query } from './connections.ts'
import type { Sql } from './sql.ts'

/**
 * The database as one company sees it, inside one transaction. Row-level security adds the company (and the user's
 * machines, where they are restricted) to every query, so a handler neither writes them nor can forget them.
 */
export interface CompanyDb {
  readonly company_id: number
  /** Whose database it is: what is remembered of it holds for no other. */
  readonly connections: Connections
  many<Row>(statement: Sql): Promise<Row[]>
  /** Exactly one row; none is a fault of ours. */
  one<Row>(statement: Sql): Promise<Row>
  maybe<Row>(statement: Sql): Promise<Row | null>
  run(statement: Sql): Promise<void>
}

/** Who works in a transaction, when and from where: the trail has it from here, whatever the statements say. */
export interface Doer {
  readonly username: string
  readonly address: string
  /** As the pages of sessions name it. */
  readonly session: string
  readonly now: number
}

export interface Scope {
  readonly company_id: number
  /** Empty means every machine of the company. */
  readonly machine_restrictions: readonly string[]
  readonly readOnly?: boolean
  /** Left out: nobody does it by hand. */
  readonly by?: Doer
}

export function withCompany<T>(
  connections: Connections,
  scope: Scope,
  work: (db: CompanyDb) => Promise<T>,
): Promise<T> {
  if (!isTraced()) return transaction(connections, scope, work)
  const attributes = { 'takt.company': scope.company_id }
  return traced({ name: 'transaction', onlyAsPart: true, attributes }, () => transaction(connections, scope, work))
}

async function transaction<T>(connections: Connections, scope: Scope, work: (db: CompanyDb) => Promise<T>): Promise<T> {
  const client = await connections.app.connect()
  let broken: Error | undefined
  try {
    await client.query(opening(scope))
    const result = await work(companyDb(client, connections, scope.company_id))
    const { command } = await client.query('commit')
    // The commit of a transaction in which a statement failed is answered with a rollback and no error: whoever caught
    // that statement's error would say "saved" of what nobody keeps.
    if (command !== 'COMMIT') throw new Error('a statement had failed: nothing was committed')
    return result
  } catch (error) {
    // Behind a statement that nobody answers a rollback would wait as long again.
    if (isDatabaseAway(error)) broken = error as Error
    else {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    }
    // Its words may hold the company's data: who shows them to people asks whose they are.
    if (error instanceof Error) Object.assign(error, { company_id: scope.company_id })
    throw error
  } finally {
    // A connection that could not roll back may still carry this company: it is thrown away, never reused.
    client.release(broken)
  }
}

/** Begin and scope in one round trip. A machine id cannot hold '|', and quotes are doubled, so the text is closed. */
function opening(scope: Scope): string {
  if (!Number.isInteger(scope.company_id)) throw new Error('a company id must be an integer')
  const machines = quoted(scope.machine_restrictions.join('|'))
  return `begin${scope.readOnly ? ' read only' : ''}; set local app.company_id = '${scope.company_id}'; set local app.machines = ${machines}${doerOf(scope)}`
}

function doerOf({ by, readOnly }: Scope): string {
  if (!by || readOnly) return ''
  const now = new Date(by.now).toISOString()
  return `; set local app.username = ${quoted(by.username)}; set local app.address = ${quoted(by.address)}; set local app.session = ${quoted(by.session)}; set local app.now = '${now}'`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function companyDb(client: pg.PoolClient, connections: Connections, company_id: number): CompanyDb {
  const many = <Row>(statement: Sql) => query<Row>(client, statement)
  return {
    company_id,
    connections,
    many,
    one: async <Row>(statement: Sql) => {
      const rows = await many<Row>(statement)
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
      return rows[0] as Row
    },
    maybe: async <Row>(statement: Sql) => (await many<Row>(statement))[0] ?? null,
    run: async (statement) => {
      await many(statement)
    },
  }
}
