import { type Connections, type Queryable, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { entryHash, type HashedEntry, hashedColumns, NO_HASH } from './entry-hash.ts'
import type { Head } from './seals.ts'

/** Entries that are linked in one transaction. */
const PORTION = 2_000

/** Links what has been written since; answers how many. Whoever writes meanwhile waits for nothing. */
export async function linkEntries(connections: Connections): Promise<number> {
  let linked = 0
  for (;;) {
    const done = await linkPortion(connections)
    linked += done
    if (done < PORTION) return linked
  }
}

async function linkPortion(connections: Connections): Promise<number> {
  const client = await connections.owner.connect()
  try {
    await client.query('begin')
    // One at a time: two who link at once would both follow the same entry.
    await client.query(`select pg_advisory_xact_lock(hashtext('link the trail'), 0)`)
    const entries = await query<HashedEntry>(
      client,
      // What waits for an entry that is not there stays, for the doctor to find.
      sql`with next as (
            select u.company_id, u.audit_id from audit_unlinked u
              join audit a on a.company_id = u.company_id and a.at = u.at and a.audit_id = u.audit_id
            order by u.company_id, u.audit_id limit ${PORTION}
          ), taken as (
            delete from audit_unlinked u using next
            where u.company_id = next.company_id and u.audit_id = next.audit_id returning u.company_id, u.audit_id, u.at
          )
          select ${hashedColumns} from taken t join audit a
            on a.company_id = t.company_id and a.at = t.at and a.audit_id = t.audit_id
          order by a.company_id, a.audit_id`,
    )
    await writeLinks(client, entries)
    await client.query('commit')
    return entries.length
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function writeLinks(client: Queryable, entries: readonly HashedEntry[]): Promise<void> {
  const companies = [...new Set(entries.map(({ company_id }) => company_id))]
  const heads = await query<{ company_id: number; seq: number; hash: Buffer }>(
    client,
    sql`select distinct on (company_id) company_id, seq, hash from audit_link where company_id = any (${companies})
        order by company_id, seq desc`,
  )
  const last = new Map(heads.map(({ company_id, seq, hash }) => [company_id, { seq, hash }]))
  const links = entries.map((entry) => {
    const head = last.get(entry.company_id) ?? { seq: 0, hash: NO_HASH }
    const seq = head.seq + 1
    const hash = entryHash(head.hash, seq, entry)
    last.set(entry.company_id, { seq, hash })
    return { ...entry, seq, hash: hash.toString('hex') }
  })
  await query(
    client,
    sql`insert into audit_link (company_id, seq, audit_id, at, hash)
        select company_id, seq, audit_id, 'epoch'::timestamptz + at_us * interval '1 microsecond', decode(hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
          as l (company_id int, seq bigint, audit_id bigint, at_us bigint, hash text)`,
  )
}

/** How far the chain of every company goes. */
export async function chainHeads(connections: Connections): Promise<Head[]> {
  return await query<Head>(
    connections.owner,
    sql`select distinct on (company_id) company_id, seq, encode(hash, 'hex') as hash from audit_link
        order by company_id, seq desc`,
  )
}
