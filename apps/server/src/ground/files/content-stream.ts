import { Readable } from 'node:stream'
import { type Scope, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import { contentPart } from './content.ts'

/** From the database part by part, each in a short transaction: a slow reader holds no connection. */
export function contentStream(
  connections: Connections,
  scope: Scope,
  hash: string,
): (from: number, to: number) => Readable {
  async function* partsOf(from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at <= to; ) {
      const part = await withCompany(connections, { ...scope, readOnly: true }, (db) =>
        contentPart(db, hash, { from: at, to }),
      )
      if (!part) throw new Error(`the file ${hash} ends at ${at}`)
      yield part
      at += part.length
    }
  }
  return (from, to) => Readable.from(partsOf(from, to))
}
