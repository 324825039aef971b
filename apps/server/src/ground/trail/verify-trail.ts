import { type Queryable, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { type Covers, coversOf, isAsLinked } from './covers.ts'
import { type HashedEntry, hashedColumns, NO_HASH } from './entry-hash.ts'
import type { Seal } from './seals.ts'

const PORTION = 5_000

export interface Finding {
  readonly company_id: number
  readonly problem: 'altered' | 'deleted' | 'chain-broken' | 'not-linked' | 'tail-cut' | 'rewritten'
  /** Of the entry or of the link. */
  readonly where: string
}

export interface Verified {
  readonly entries: number
  readonly findings: readonly Finding[]
}

interface Link {
  readonly seq: number
  readonly audit_id: number
  readonly hash: Buffer
}

type Linked = { [F in keyof HashedEntry]: HashedEntry[F] | null } & {
  readonly link: number
  readonly of: number
  readonly hash: Buffer
}

/** Reads the whole trail of every company, on one picture of the database, and compares it with its chain and the seals. */
export async function verifyTrail(on: Queryable, seals: readonly Seal[]): Promise<Verified> {
  await on.query('begin isolation level repeatable read read only')
  try {
    const companies = await query<{ company_id: number }>(
      on,
      sql`select company_id from audit_link union select company_id from audit union select company_id from audit_unlinked
          order by 1`,
    )
    const sealed = [...new Set(seals.flatMap(({ heads }) => heads.map(({ company_id }) => company_id)))]
    const all = [...new Set([...companies.map(({ company_id }) => company_id), ...sealed])]
    let entries = 0
    const findings: Finding[] = []
    for (const company_id of all) {
      const verified = await verifyCompany(on, company_id, seals)
      entries += verified.entries
      findings.push(...verified.findings, ...(await unlinked(on, company_id)))
    }
    return { entries, findings }
  } finally {
    await on.query('rollback')
  }
}

async function verifyCompany(on: Queryable, company_id: number, seals: readonly Seal[]): Promise<Verified> {
  const findings: Finding[] = []
  const find = (problem: Finding['problem'], where: string) => findings.push({ company_id, problem, where })
  const heads = new Map(
    seals.flatMap(({ heads: sealed }) =>
      sealed.filter((head) => head.company_id === company_id).map(({ seq, hash }) => [seq, hash] as const),
    ),
  )
  const covers: Covers = await coversOf(on, company_id)
  let previous: Link = { seq: 0, audit_id: 0, hash: NO_HASH }
  let entries = 0
  for (;;) {
    const links = await linksAfter(on, company_id, previous.seq)
    for (const link of links) {
      if (link.link !== previous.seq + 1) find('chain-broken', `number ${previous.seq + 1}`)
      if (link.audit_id === null) find('deleted', `entry ${link.of}`)
      else if (!isAsLinked(previous.hash, { ...(link as Linked & HashedEntry), covers: covers.of(link.of) }))
        find('altered', `entry ${link.of}`)
      const sealed = heads.get(link.link)
      if (sealed !== undefined && sealed !== link.hash.toString('hex')) find('rewritten', `number ${link.link}`)
      // On with what the chain says: one that was changed is told once, and not all behind it.
      previous = { seq: link.link, audit_id: link.of, hash: link.hash }
      entries += 1
    }
    if (links.length < PORTION) break
  }
  for (const where of covers.unproven) find('altered', where)
  const furthest = Math.max(0, ...heads.keys())
  if (furthest > previous.seq) find('tail-cut', `sealed up to ${furthest}, there up to ${previous.seq}`)
  return { entries, findings }
}

async function linksAfter(on: Queryable, company_id: number, seq: number): Promise<Linked[]> {
  return await query<Linked>(
    on,
    sql`select l.seq as link, l.audit_id as of, l.hash, ${hashedColumns}
        from audit_link l left join audit a on a.company_id = l.company_id and a.at = l.at and a.audit_id = l.audit_id
        where l.company_id = ${company_id} and l.seq > ${seq} order by l.seq limit ${PORTION}`,
  )
}

/** What is in no chain and waits for none was put in behind the trigger's back; what waits for an entry that is not there was taken away. */
async function unlinked(on: Queryable, company_id: number): Promise<Finding[]> {
  const strays = await query<{ audit_id: number }>(
    on,
    sql`select a.audit_id from audit a where a.company_id = ${company_id}
          and not exists (select from audit_link l where l.company_id = a.company_id and l.audit_id = a.audit_id)
          and not exists (select from audit_unlinked u where u.company_id = a.company_id and u.audit_id = a.audit_id)
        order by a.audit_id`,
  )
  const gone = await query<{ audit_id: number }>(
    on,
    sql`select u.audit_id from audit_unlinked u where u.company_id = ${company_id}
          and not exists (select from audit a where a.company_id = u.company_id and a.at = u.at and a.audit_id = u.audit_id)`,
  )
  return [
    ...strays.map(({ audit_id }): Finding => ({ company_id, problem: 'not-linked', where: `entry ${audit_id}` })),
    ...gone.map(({ audit_id }): Finding => ({ company_id, problem: 'deleted', where: `entry ${audit_id}` })),
  ]
}
