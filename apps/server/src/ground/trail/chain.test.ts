import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../test/test-server.ts'
import { type Connections, openConnections, type Queryable } from '../db/connections.ts'
import { entryHash, type HashedEntry, NO_HASH } from './entry-hash.ts'
import { chainHeads, linkEntries } from './link-entries.ts'
import { readSeals, writeSeal } from './seals.ts'
import { verifyTrail } from './verify-trail.ts'

const server = testServer()
const NOW = Date.parse('2030-06-12T08:00:00Z')
let connections: Connections
let folder: string
/** A superuser to whom no trigger tells anything. */
let root: pg.Client

const ENTRIES = 100

beforeAll(async () => {
  connections = openConnections(server.database)
  folder = await mkdtemp(join(tmpdir(), 'takt-seals-'))
  root = new pg.Client(server.database)
  await root.connect()
  await root.query('delete from audit; delete from audit_unlinked; delete from audit_link')
  await root.query(
    `insert into audit (company_id, at, username, what, key, before, after)
     select 1000, '2030-06-12T07:00:00Z'::timestamptz + n * interval '1 second', 'admin', 'setting.changed', 'k' || n,
       to_jsonb(n), jsonb_build_object('value', n) from generate_series(1, ${ENTRIES}) n`,
  )
  await linkEntries(connections)
  writeSeal(folder, await chainHeads(connections), NOW)
  await root.query('set session_replication_role = replica')
})
afterAll(async () => {
  await connections?.close()
  await root?.end()
  await rm(folder, { recursive: true, force: true })
})

const verified = () => verifyTrail(root, readSeals(folder).seals)

test('T-SAFE-95 what calls write is linked soon after, each entry once and in its order', async () => {
  const { entries, findings } = await verified()
  expect([entries, findings]).toEqual([ENTRIES, []])
  expect(await linkEntries(connections)).toBe(0)
})

/** The look begins and ends a transaction of its own: here it looks into one that is thrown away. */
function insideOf(client: pg.Client): Queryable {
  const isEdge = (given: unknown) => typeof given === 'string' && /^(begin|rollback)/.test(given)
  const ask = (given: never) => (isEdge(given) ? Promise.resolve() : client.query(given))
  return { query: ask as unknown as Queryable['query'] }
}

/** What was planted is gone again after the look. */
async function planted(statement: string): Promise<string[]> {
  await root.query('begin')
  try {
    await root.query(statement)
    const { findings } = await verifyTrail(insideOf(root), readSeals(folder).seals)
    return findings.map(({ problem }) => problem)
  } finally {
    await root.query('rollback')
  }
}

/** The same numbers in every run: what is found once is found again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const columns = [
  `username = username || 'x'`,
  `what = 'setting.removed'`,
  `key = key || '1'`,
  `before = '{"other": 1}'`,
  `after = null`,
  `address = '10.0.0.1'`,
  `session = 'ffff'`,
  `reason = 'because'`,
  `at = at + interval '1 microsecond'`,
  `company_id = 1001`,
  `salt = gen_random_uuid()`,
]

const which = (n: number) => `(select audit_id from audit_link where company_id = 1000 and seq = ${n})`

/** What somebody might do who may do everything in the database. */
const attempts: readonly ((n: number, other: number) => string)[] = [
  (n, other) => `update audit set ${columns[other % columns.length]} where audit_id = ${which(n)}`,
  (n) => `delete from audit where audit_id = ${which(n)}`,
  (n) =>
    `delete from audit where audit_id = ${which(n)}; delete from audit_link where company_id = 1000 and seq = ${n}`,
  (n, other) => `
    create temp table two on commit drop as select seq, audit_id, at from audit_link where company_id = 1000 and seq in (${n}, ${other});
    delete from audit_link where company_id = 1000 and seq = ${other};
    update audit_link l set audit_id = t.audit_id, at = t.at from two t where l.company_id = 1000 and l.seq = ${n} and t.seq = ${other};
    insert into audit_link (company_id, seq, audit_id, at, hash) select 1000, ${other}, audit_id, at, decode(repeat('ab', 32), 'hex') from two where seq = ${n}`,
  (n, other) => `
    update audit a set key = b.key, after = b.after, before = b.before from audit b
    where (a.audit_id = ${which(n)} and b.audit_id = ${which(other)})`,
  (n) =>
    `insert into audit (company_id, at, username, what, key) select 1000, at, 'admin', 'setting.changed', 'forged' from audit where audit_id = ${which(n)}`,
  (n) => `delete from audit where audit_id in (select audit_id from audit_link where company_id = 1000 and seq >= ${n});
    delete from audit_link where company_id = 1000 and seq >= ${n}`,
]

test('T-SAFE-96 of 1,000 alterations, deletions, reorderings, insertions and cut tails that a superuser plants, 1,000 are found', async () => {
  const next = numbers(7)
  let found = 0
  for (let time = 0; time < 1_000; time += 1) {
    const n = 1 + next(ENTRIES)
    const other = 1 + ((n + next(ENTRIES - 1)) % ENTRIES)
    const attempt = attempts[time % attempts.length] as (typeof attempts)[number]
    if ((await planted(attempt(n, other))).length > 0) found += 1
  }
  expect(found).toBe(1_000)
})

test('T-SAFE-96 a chain that was rewritten from an entry on, with right hashes, no longer fits its seal', async () => {
  await root.query('begin')
  try {
    await root.query(`update audit set key = 'forged' where audit_id = ${which(ENTRIES - 3)}`)
    const { rows } = await root.query<{ seq: number } & HashedEntry>(`
      select l.seq, a.company_id, a.audit_id, (extract(epoch from a.at) * 1000000)::bigint::text as at_us, a.username, a.what, a.key,
        a.address, a.session, a.reason, a.before::text as before, a.after::text as after, a.salt::text as salt
      from audit_link l join audit a using (company_id, audit_id) order by l.seq`)
    let hash: Buffer = NO_HASH
    for (const entry of rows) {
      hash = entryHash(hash, entry.seq, entry)
      await root.query('update audit_link set hash = $1 where company_id = 1000 and seq = $2', [hash, entry.seq])
    }
    expect((await verifyTrail(insideOf(root), readSeals(folder).seals)).findings).toMatchObject([
      { problem: 'rewritten', where: `number ${ENTRIES}` },
    ])
    // Without the seals nobody would know.
    expect((await verifyTrail(insideOf(root), [])).findings).toEqual([])
  } finally {
    await root.query('rollback')
  }
})

test('T-SAFE-97 T-SAFE-11 seals that were changed or taken away are told', async () => {
  const own = await mkdtemp(join(tmpdir(), 'takt-seals-'))
  const heads = await chainHeads(connections)
  for (const day of [0, 1, 2]) writeSeal(own, heads, NOW + day * 86_400_000)
  writeSeal(own, heads, NOW + 2 * 86_400_000 + 60_000)
  // By a clock that was set back over midnight it is a seal of the newest day all the same.
  writeSeal(own, heads, NOW + 86_400_000)
  expect(readSeals(own)).toMatchObject({ seals: [{}, {}, { day: '2030-06-14' }], problems: [] })
  writeSeal(own, heads, NOW + 2 * 86_400_000 + 60_000)
  expect(readSeals(own)).toMatchObject({
    seals: [{ day: '2030-06-12' }, {}, { at: '2030-06-14T08:01:00.000Z' }],
    problems: [],
  })
  // Today's changes every minute, and is none of the files that a backup keeps.
  expect((await readdir(join(own, 'seals'))).sort()).toEqual([
    '.2030-06-14.json',
    '2030-06-12.json',
    '2030-06-13.json',
    'key.pem',
  ])
  const second = join(own, 'seals', '2030-06-13.json')
  const content = await readFile(second, 'utf8')
  await writeFile(second, content.replace(`"seq":${ENTRIES}`, `"seq":${ENTRIES - 1}`))
  expect(readSeals(own).problems).toEqual([
    'the seal of 2030-06-13 was changed',
    'a seal before that of 2030-06-14 was changed or taken away',
  ])
  await rm(second)
  expect(readSeals(own).problems).toEqual(['a seal before that of 2030-06-14 was changed or taken away'])
  await rm(own, { recursive: true })
})
