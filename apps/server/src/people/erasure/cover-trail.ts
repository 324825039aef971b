/** Covers a person's names in the entries of the trail; what was linked stays provable (decision 0094). */
import { coverEntry } from '@takt/domain/people/cover-person.ts'
import { PLANT } from '../../ground/db/audit-job.ts'
import { type Queryable, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { COVERED, type CoverStep, stepsHash } from '../../ground/trail/covers.ts'
import { type HashedEntry, hashedColumns, wordsHash } from '../../ground/trail/entry-hash.ts'
import type { Carried } from './carry-pseudonym.ts'
import { quotedOf, says, wordsOf } from './person-conditions.ts'

const PORTION = 1_000

export interface CoveredPerson extends Carried {
  readonly sign: string
  readonly now: number
}

type Found = HashedEntry & { readonly linked: boolean }

export async function coverTrail(on: Queryable, person: CoveredPerson): Promise<number> {
  // Nothing is linked meanwhile: an entry is covered before it is linked, or after.
  await on.query(`select pg_advisory_xact_lock(hashtext('link the trail'), 0)`)
  const steps: CoverStep[] = []
  let after = 0
  for (;;) {
    const entries = await entriesAfter(on, person, after)
    for (const entry of entries) {
      const step = await coverOne(on, person, entry)
      if (step) steps.push(step)
    }
    after = entries.at(-1)?.audit_id ?? 0
    if (entries.length < PORTION) break
  }
  await query(
    on,
    sql`insert into audit (company_id, at, username, what, key, after)
        values (${person.company_id}, ${new Date(person.now).toISOString()}, ${PLANT}, ${COVERED}, ${person.sign},
          ${JSON.stringify({ entries: steps.length, steps: stepsHash(steps) })}::jsonb)`,
  )
  return steps.length
}

async function entriesAfter(on: Queryable, { company_id, was }: CoveredPerson, after: number): Promise<Found[]> {
  const words = [...wordsOf(was), ...quotedOf(was)].filter((name) => name !== '')
  const key = [was.username, was.employee_number].filter((name) => name !== '')
  return await query<Found>(
    on,
    sql`select ${hashedColumns},
          exists (select from audit_link l where l.company_id = a.company_id and l.audit_id = a.audit_id) as linked
        from audit a where a.company_id = ${company_id} and a.audit_id > ${after}
          and (lower(a.username) = lower(${was.username}) or string_to_array(a.key, '/') && ${key}::text[]
            or ${says(sql`concat_ws(' ', a.key, a.reason, a.before, a.after)`, words)})
        order by a.audit_id limit ${PORTION}`,
  )
}

/** Null: nothing of it was linked, or nothing in it names the person. */
async function coverOne(on: Queryable, person: CoveredPerson, entry: Found): Promise<CoverStep | null> {
  const { company_id, sign, was, is } = person
  const json = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown))
  const told = { ...entry, before: json(entry.before), after: json(entry.after) }
  const covered = coverEntry(told, was, is)
  if (JSON.stringify(covered) === JSON.stringify(coverEntry(told, nobody, nobody))) return null
  const kept = (text: string | null, value: unknown) => (text === null ? null : JSON.stringify(value))
  const at = sql`'epoch'::timestamptz + ${entry.at_us}::bigint * interval '1 microsecond'`
  const [now] = await query<HashedEntry>(
    on,
    sql`update audit a set username = ${covered.username}, key = ${covered.key}, reason = ${covered.reason},
          before = ${kept(entry.before, covered.before)}::jsonb, after = ${kept(entry.after, covered.after)}::jsonb,
          salt = gen_random_uuid()
        where a.company_id = ${company_id} and a.audit_id = ${entry.audit_id} and a.at = ${at}
        returning ${hashedColumns}`,
  )
  if (!now || !entry.linked) return null
  const step = {
    audit_id: entry.audit_id,
    was: entry.salt === null ? null : wordsHash(entry),
    became: wordsHash(now),
  }
  await query(
    on,
    sql`insert into audit_cover (company_id, sign, audit_id, at, was, became)
        values (${company_id}, ${sign}, ${step.audit_id}, ${at}, ${step.was}, ${step.became})`,
  )
  return step
}

const nobody = { username: '', full_name: '', employee_name: '', employee_number: '', email: '' }
