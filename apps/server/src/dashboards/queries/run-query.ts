import { MOST_QUERY_ROWS } from '@takt/domain/dashboards/query-choice.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import pg from 'pg'
import type { QueryColumn, QueryResult, QueryScope, RunQuery } from '../../ground/call/call-services.ts'
import type { Connections } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'

/** Whoever would have to wait behind so many is told to come again. */
const MOST_WAITING = 4
const SECONDS = 10

/**
 * Runs a saved query as the role that sees nothing but the tables opened to it, of this company and these machines.
 * The transaction is never committed.
 */
export function queryRunner(connections: Connections, seconds = SECONDS): RunQuery {
  const { queries } = connections
  return async (scope, query, values) => {
    if (queries.waitingCount >= MOST_WAITING) return { refusal: 'query-busy', values: {} }
    const client = await queries.connect()
    let broken: Error | undefined
    try {
      await enter(client, scope, seconds)
      const result = await client.query({
        text: limited(query.text),
        values: values as unknown[],
        rowMode: 'array',
        types: { getTypeParser: parserOf },
      })
      return answerOf(result)
    } catch (error) {
      const refusal = refusalOf(error as Error & { code?: string }, seconds)
      if (!refusal) throw error
      return refusal
    } finally {
      await client.query('rollback').catch((error: Error) => {
        broken = error
      })
      client.release(broken)
    }
  }
}

/** Who asks stands in a row that only this transaction sees; from then on it can write nothing, not even that row. */
async function enter(
  client: pg.PoolClient,
  { company_id, machine_restrictions, time_zone }: QueryScope,
  seconds: number,
): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('app.company_id', $1, true)`, [String(company_id)])
  const scope = sql`insert into query_scope (machines) values (${machine_restrictions.join('|')})`
  await client.query(scope.text, [...scope.values])
  // Tables with names stand there with the columns that queries have always read.
  await client.query(`set local search_path = queries, public`)
  await client.query(`set transaction read only`)
  await client.query(`set local role takt_query`)
  await client.query(`select set_config('statement_timeout', $1, true)`, [`${seconds}s`])
  await client.query(`select set_config('timezone', $1, true)`, [time_zone])
  await client.query(`set local standard_conforming_strings = on`)
  await client.query(`set local app.company_id = '0'`)
}

/** As a part of ours it can be nothing but one SELECT, and its order stays. */
function limited(text: string): string {
  return ['select * from (', text, `) as query limit ${MOST_QUERY_ROWS}`].join('\n')
}

const { builtins } = pg.types
const kinds = new Map<number, QueryColumn['type']>([
  [builtins.INT2, 'number'],
  [builtins.INT4, 'number'],
  [builtins.INT8, 'number'],
  [builtins.FLOAT4, 'number'],
  [builtins.FLOAT8, 'number'],
  [builtins.NUMERIC, 'number'],
  [builtins.BOOL, 'boolean'],
  [builtins.DATE, 'date'],
  [builtins.TIMESTAMPTZ, 'time'],
])

/** What is not listed stays the text that PostgreSQL wrote. */
function parserOf(oid: number): (text: string) => unknown {
  if (kinds.get(oid) === 'number') return numberOf
  return kinds.has(oid) ? (pg.types.getTypeParser(oid) as (text: string) => unknown) : (text) => text
}

function numberOf(text: string): number | null {
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

function answerOf(result: pg.QueryArrayResult): QueryResult {
  const names = new Map<string, number>()
  const columns = result.fields.map(({ name, dataTypeID }): QueryColumn => {
    const before = names.get(name) ?? 0
    names.set(name, before + 1)
    return { name: before === 0 ? name : `${name}_${before + 1}`, type: kinds.get(dataTypeID) ?? 'text' }
  })
  const rows = (result.rows as unknown[][]).map((row) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])),
  )
  return { columns, rows }
}

/** Faults of the query itself: its words, its rights, its values, its time. Others are ours. */
function refusalOf({ code = '', message }: Error & { code?: string }, seconds: number): Refusal | undefined {
  if (code === '57014') return { refusal: 'query-slow', values: { seconds } }
  return /^(0A|21|22|25006|25P|2F|42|53|54)/.test(code)
    ? { refusal: 'query-failed', values: { problem: message } }
    : undefined
}
