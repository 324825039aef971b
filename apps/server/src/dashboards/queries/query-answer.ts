import pg from 'pg'
import type { QueryColumn, QueryResult } from '../../ground/call/call-services.ts'

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

export class TooLargeError extends Error {}

/** What is not listed stays the text that PostgreSQL wrote. */
export function parserOf(oid: number, most: number): (text: string) => unknown {
  const read = readerOf(oid)
  return (text) => {
    if (text.length > most) throw new TooLargeError()
    return read(text)
  }
}

function readerOf(oid: number): (text: string) => unknown {
  if (kinds.get(oid) === 'number') return numberOf
  if (oid === builtins.BOOL) return (text) => text === 't'
  return oid === builtins.TIMESTAMPTZ ? (text) => new Date(text).toISOString() : (text) => text
}

function numberOf(text: string): number | null {
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

export function answerOf(result: pg.QueryArrayResult): QueryResult {
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
