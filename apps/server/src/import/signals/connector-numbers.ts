import { leftOutNote } from '@takt/domain/machines/left-out-numbers.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** Who numbers signals. */
export interface Sender {
  readonly connector: string
  readonly sender: string
}

/** The last committed number of each sender, by its key. */
export type ConnectorNumbers = Map<string, number>

export function senderKey({ connector, sender }: Sender): string {
  return JSON.stringify([connector, sender])
}

function readKey(key: string): Sender {
  const [connector, sender] = JSON.parse(key) as [string, string]
  return { connector, sender }
}

/** Locked in the order of their names, so that two processes never wait for each other. */
export async function lockConnectors(
  db: CompanyDb,
  batches: readonly Sender[],
  now: number,
): Promise<ConnectorNumbers> {
  const senders = [...new Set(batches.map(senderKey))].sort().map(readKey)
  const rows = await db.many<{ connector: string; sender: string; committed: number }>(sql`
    insert into connector (connector, sender, last_post)
    select n.connector, n.sender, ${new Date(now).toISOString()}::timestamptz
    from unnest(${senders.map(({ connector }) => connector)}::text[], ${senders.map(({ sender }) => sender)}::text[])
      as n (connector, sender)
    order by n.connector, n.sender
    on conflict (company_id, connector, sender) do update set last_post = excluded.last_post
    returning connector, sender, committed`)
  return new Map(rows.map((row) => [senderKey(row), row.committed]))
}

export async function saveCommitted(db: CompanyDb, numbers: ConnectorNumbers): Promise<void> {
  const senders = [...numbers.keys()].map(readKey)
  await db.run(sql`
    update connector set committed = n.committed
    from unnest(${senders.map(({ connector }) => connector)}::text[], ${senders.map(({ sender }) => sender)}::text[],
      ${[...numbers.values()]}::bigint[]) as n (connector, sender, committed)
    where connector.connector = n.connector and connector.sender = n.sender`)
}

/** Under Connections, until the sender itself tells something newer. */
export async function noteGaps(
  db: CompanyDb,
  { connector, sender, gaps, highest }: Sender & { readonly gaps: number; readonly highest: number },
  now: number,
): Promise<void> {
  const note = `${new Date(now).toISOString()} ${leftOutNote({ gaps, highest })}`
  await db.run(sql`
    update connector set last_error = ${note} where connector = ${connector} and sender = ${sender}`)
}
