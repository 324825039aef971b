import type { Socket } from 'node:net'
import { MOST_QUERY_ROWS } from '@takt/domain/dashboards/query-choice.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import pg from 'pg'
import type { QueryScope } from '../../ground/call/call-services.ts'
import { type ConnectionSettings, stepAsideFor } from '../../ground/db/connections.ts'
import { answerOf, parserOf, TooLargeError } from './query-answer.ts'
import { queryFailed } from './query-failed.ts'
import type { QueryLimits } from './query-limits.ts'
import type { QueryEnd, QueryQuestion } from './query-messages.ts'

/** One backend works alone, and ends when nobody waits for its answer any more. */
const OPTIONS = '-c max_parallel_workers_per_gather=0 -c client_connection_check_interval=500 -c jit=off'

interface Open {
  readonly client: pg.Client
  /** What came since it was set to nothing; when it is too much the connection is cut. */
  readonly received: { bytes: number; most: number; tooMuch: boolean }
}

interface QueryConnection {
  run(question: QueryQuestion): Promise<QueryEnd>
  close(): Promise<void>
}

/** The one connection of a process that runs queries. After a fault the next query has a fresh one. */
export function queryConnection(): QueryConnection {
  let open: Open | undefined
  return {
    close: async () => {
      await open?.client.end()
    },
    run: async (question) => {
      try {
        open ??= await connect(question.settings)
        return await ask(open, question)
      } catch (error) {
        const { client, received } = open ?? {}
        open = undefined
        // With it goes the transaction, and the memory that the query took.
        client?.end().catch(() => {})
        return answerToFault(error as DatabaseFault, question, received?.tooMuch === true)
      }
    },
  }
}

async function connect(settings: ConnectionSettings): Promise<Open> {
  const client = new pg.Client({ ...settings, application_name: 'takt query', options: OPTIONS })
  // At work the query fails too; idle, the next one finds out.
  client.on('error', () => {})
  await client.connect()
  stepAsideFor(client, settings)
  const received = { bytes: 0, most: Number.POSITIVE_INFINITY, tooMuch: false }
  // The driver keeps a value until it is whole, however large: only the wire tells in time.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length
    if (received.bytes <= received.most) return
    received.tooMuch = true
    stream.destroy()
  })
  return { client, received }
}

async function ask({ client, received }: Open, question: QueryQuestion): Promise<QueryEnd> {
  const { scope, text, values, limits } = question
  received.bytes = 0
  received.most = limits.answerBytes
  await client.query(opening(scope, limits))
  const result = await client.query({
    text: limited(text),
    values: [...values],
    rowMode: 'array',
    types: { getTypeParser: (oid: number) => parserOf(oid, limits.valueSigns) },
  })
  await client.query('rollback')
  return answerOf(result)
}

/**
 * In whose name, and from then on it can write nothing, enter nowhere else and not stay longer. One round trip; the
 * values are an integer and texts whose quotes are doubled.
 */
function opening({ company_id, machine_restrictions, time_zone }: QueryScope, { seconds }: QueryLimits): string {
  if (!Number.isInteger(company_id)) throw new Error('a company id must be an integer')
  return [
    'begin',
    `select takt_enter_query(${company_id}, ${quoted(machine_restrictions.join('|'))})`,
    'set transaction read only',
    // Tables with names stand there with the columns that queries have always read.
    'set local search_path = queries, public',
    `set local timezone = ${quoted(time_zone)}`,
    `set local statement_timeout = '${seconds}s'`,
    'set local standard_conforming_strings = on',
  ].join('; ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const BEFORE = 'select * from ('

/** As a part of ours it can be nothing but one SELECT, and its order stays. */
function limited(text: string): string {
  return [BEFORE, text, `) as query limit ${MOST_QUERY_ROWS}`].join('\n')
}

interface DatabaseFault extends Error {
  readonly code?: string
  /** Of the sign in what was sent, counted from 1. */
  readonly position?: string
}

/** Faults of the query itself: its words, its rights, its values, its size, its time. Others are ours. */
function answerToFault(
  error: DatabaseFault,
  { text, limits: { seconds, answerBytes } }: QueryQuestion,
  tooMuch: boolean,
): Refusal | { fault: string; code: string } {
  const { code = '', message } = error
  if (tooMuch || error instanceof TooLargeError) {
    return { refusal: 'query-large', values: { most: Math.ceil(answerBytes / 1_000_000) } }
  }
  if (code === '57014') return { refusal: 'query-slow', values: { seconds } }
  // The setting's name says nothing to whoever wrote the query; that it was too much does.
  if (code === '53400') return { refusal: 'query-vast', values: {} }
  return /^(0A|21|22|25|2F|42|53|54)/.test(code)
    ? queryFailed(message, text, Number(error.position ?? 0) - BEFORE.length - 2)
    : { fault: message, code }
}
