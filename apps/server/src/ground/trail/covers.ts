/** Entries whose words were covered when a person was erased: what is there now follows, step by step, from what was linked. */
import { createHash } from 'node:crypto'
import { type Queryable, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { entryHash, type HashedEntry, hashAround, wordsHash } from './entry-hash.ts'

export interface CoverStep {
  readonly audit_id: number
  /** Null: of an entry that was linked before entries had a salt. */
  readonly was: Buffer | null
  readonly became: Buffer
}

export interface Covers {
  of(audit_id: number): readonly CoverStep[]
  /** Erasures of which the trail does not say, or says something else. */
  readonly unproven: readonly string[]
}

/** How the trail calls that entries were covered. */
export const COVERED = 'person.covered'

/** What an entry of the trail says of the steps of an erasure: none can be added, changed or taken away without it. */
export function stepsHash(steps: readonly CoverStep[]): string {
  const rows = [...steps]
    .sort((one, other) => one.audit_id - other.audit_id)
    .map(({ audit_id, was, became }) => [audit_id, was?.toString('hex') ?? null, became.toString('hex')])
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

export async function coversOf(on: Queryable, company_id: number): Promise<Covers> {
  const steps = await query<CoverStep & { sign: string }>(
    on,
    sql`select sign, audit_id, was, became from audit_cover where company_id = ${company_id} order by audit_id`,
  )
  const told = await query<{ sign: string; steps: string | null }>(
    on,
    sql`select key as sign, after->>'steps' as steps from audit where company_id = ${company_id} and what = ${COVERED}`,
  )
  const bySign = Map.groupBy(steps, ({ sign }) => sign)
  const signs = [...new Set([...bySign.keys(), ...told.map(({ sign }) => sign)])].sort()
  const unproven = signs.filter((sign) => {
    const said = told.filter((one) => one.sign === sign)
    return said.length !== 1 || said[0]?.steps !== stepsHash(bySign.get(sign) ?? [])
  })
  const byEntry = Map.groupBy(steps, ({ audit_id }) => audit_id)
  return {
    of: (audit_id) => byEntry.get(audit_id) ?? [],
    unproven: unproven.map((sign) => `entries covered for Person ${sign}`),
  }
}

/** Whether an entry is what its link says, or came from it by covering and nothing else. */
export function isAsLinked(
  previous: Buffer,
  entry: HashedEntry & { readonly link: number; readonly hash: Buffer; readonly covers: readonly CoverStep[] },
): boolean {
  const { link, hash, covers } = entry
  if (covers.length === 0) return entryHash(previous, link, entry).equals(hash)
  const now = wordsHash(entry)
  const last = covers.find(({ became }) => became.equals(now))
  if (!last) return false
  let first = last
  for (let steps = 1; steps < covers.length; steps += 1) {
    const before = covers.find(({ became }) => first.was?.equals(became))
    if (!before) return false
    first = before
  }
  // Of an entry without a salt the hash would tell whoever guesses its words that they are right; its place is still proven.
  return first.was === null || hashAround(previous, link, { entry, words: first.was }).equals(hash)
}
