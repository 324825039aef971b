// From one PostgreSQL to another of any later major version: the steps of Takt make the tables, the rows are copied and compared.

import { readdirSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { ConnectionSettings } from '../../ground/db/connections.ts'
import { MIGRATIONS, migrate } from '../../ground/db/migrate.ts'
import { onCluster } from '../backup/on-cluster.ts'

interface Move {
  readonly from: ConnectionSettings
  /** An empty database. */
  readonly to: ConnectionSettings
  /** A folder in which both PostgreSQLs can write and read `rows/`. */
  readonly through: string
  readonly say: (line: string) => void
}

export interface Moved {
  readonly tables: number
  readonly rows: number
}

interface Table {
  /** Quoted. */
  readonly name: string
  /** Quoted; without those that PostgreSQL works out itself. */
  readonly columns: string
}

interface Sum {
  readonly count: string
  readonly sum: string
}

/** What is in the old one is read and never changed; what is in the new one can be used only when this has ended well. */
export async function moveDatabase({ from, to, through, say }: Move): Promise<Moved> {
  return await onCluster(from, async (old) => {
    // One moment for all tables, whoever still writes.
    await old.query('begin isolation level repeatable read read only')
    const version = await schemaOf(old)
    await migrate(to, await stepsUpTo(version, join(through, 'steps')))
    return await onCluster(to, async (made) => {
      // Rows come as they are: no trigger writes a second time, no order of tables is needed.
      await made.query(`set session_replication_role = replica`)
      await makePartitions(old, made)
      const tables = await tablesOf(old)
      await refuseOther(tables, await tablesOf(made))
      // What the steps put in comes with the rows.
      await made.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
      let rows = 0
      for (const table of tables) rows += await moveTable(table, { old, made, file: join(through, 'rows', 'table') })
      await moveNumbers(old, made)
      await made.query('analyze')
      say(`${tables.length} tables with ${rows} rows were moved and are the same.`)
      return { tables: tables.length, rows }
    })
  })
}

async function schemaOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number | null }>('select max(version) as version from schema_version')
  if (!rows[0]?.version) throw new Error('The database has no schema of Takt: there is nothing to move.')
  return rows[0].version
}

/** The tables of the old database, whatever this version makes of them later: its next start goes on from there. */
async function stepsUpTo(version: number, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of readdirSync(MIGRATIONS)) {
    if (Number(file.slice(0, 4)) <= version) await copyFile(join(MIGRATIONS, file), join(folder, file))
  }
  return folder
}

const PARTITIONS = `select c.oid::regclass::text as name, i.inhparent::regclass::text as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_inherits i on i.inhrelid = c.oid where c.relispartition and c.relkind = 'r' order by 1`

/** Months that the old one has made since. */
async function makePartitions(old: pg.Client, made: pg.Client): Promise<void> {
  const read = async (client: pg.Client) =>
    (await client.query<{ name: string; parent: string; bound: string }>(PARTITIONS)).rows
  const wanted = await read(old)
  const names = new Set(wanted.map(({ name }) => name))
  // The months of today: a new database has them already, and their bounds may lie across those of the old one.
  for (const { name } of (await read(made)).filter((one) => !names.has(one.name)))
    await made.query(`drop table ${name}`)
  const there = new Set((await read(made)).map(({ name }) => name))
  for (const { name, parent, bound } of wanted.filter((one) => !there.has(one.name))) {
    await made.query(`create table ${name} partition of ${parent} ${bound}`)
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.oid order by 1`,
  )
  return rows
}

function refuseOther(old: readonly Table[], made: readonly Table[]): void {
  const known = new Map(made.map(({ name, columns }) => [name, columns]))
  const others = old.filter(({ name, columns }) => known.get(name) !== columns).map(({ name }) => name)
  if (others.length === 0) return
  throw new Error(`These tables are not as Takt makes them, and nothing was moved: ${others.join(', ')}.`)
}

interface Ends {
  readonly old: pg.Client
  readonly made: pg.Client
  readonly file: string
}

async function moveTable({ name, columns }: Table, { old, made, file }: Ends): Promise<number> {
  const path = `'${file.replaceAll("'", "''")}'`
  await old.query(`copy ${name} (${columns}) to ${path}`)
  await made.query(`copy ${name} (${columns}) from ${path}`)
  const [was, is] = [await sumOf(old, name, columns), await sumOf(made, name, columns)]
  if (was.count !== is.count || was.sum !== is.sum) {
    throw new Error(
      `The rows of ${name} are not the same afterwards (${was.count} and ${is.count}): nothing can be used.`,
    )
  }
  return Number(is.count)
}

/** In whatever order the rows lie. */
async function sumOf(client: pg.Client, name: string, columns: string): Promise<Sum> {
  const { rows } = await client.query<Sum>(
    `select count(*)::text as count, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum from ${name}`,
  )
  return rows[0] ?? { count: '0', sum: '0' }
}

/** The next row must not get the number of one that is there. */
async function moveNumbers(old: pg.Client, made: pg.Client): Promise<void> {
  const { rows } = await old.query<{ name: string; last: string | null }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, last } of rows) if (last !== null) await made.query('select setval($1, $2)', [name, last])
}
