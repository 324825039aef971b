import { type Connections, query } from '../db/connections.ts'
import { isFromBefore } from '../db/set-back.ts'
import { sql } from '../db/sql.ts'
import { type TryRule, waitSeconds } from './sign-in-delay.ts'

/** Whose tries are counted: of a person from one address, from one device, of an account. */
export interface Tries {
  readonly company_id: number
  readonly who: string
}

/**
 * Takes one of the tries, before the secret is looked at and in one statement: of guesses that are made at once every one
 * is counted. Answers 0 when it may be tried, else the seconds to wait. A success gives them back (`forgetTries`).
 */
export async function takeTry(
  connections: Connections,
  { company_id, who }: Tries,
  { rule, now }: { readonly rule: TryRule; readonly now: number },
): Promise<number> {
  const at = new Date(now).toISOString()
  const [taken] = await query(
    connections.owner,
    sql`insert into sign_in_failure as f (company_id, who, failures, last_failure) values (${company_id}, ${who}, 1, ${at})
        on conflict (company_id, who) do update set failures = f.failures + 1, last_failure = ${at}
        where f.failures < ${rule.free} or ${isFromBefore(sql`f.last_failure`, now)} or f.last_failure <= ${at}::timestamptz
          - least(power(2, least(f.failures - ${rule.free}, 20)), ${rule.longestSeconds}) * interval '1 second'
        returning 1`,
  )
  if (taken) return 0
  const [row] = await query<{ failures: number; last_failure: string }>(
    connections.owner,
    sql`select failures, last_failure from sign_in_failure where company_id = ${company_id} and who = ${who}`,
  )
  return row ? Math.max(1, waitSeconds(rule, row.failures, { last: Date.parse(row.last_failure), now })) : 0
}

export async function forgetTries(connections: Connections, company_id: number, who: readonly string[]): Promise<void> {
  await query(
    connections.owner,
    sql`delete from sign_in_failure where company_id = ${company_id} and who = any (${[...who]})`,
  )
}

/** One try only: those of others stay counted. */
export async function giveBackTry(connections: Connections, { company_id, who }: Tries): Promise<void> {
  await query(
    connections.owner,
    sql`update sign_in_failure set failures = greatest(failures - 1, 0)
        where company_id = ${company_id} and who = ${who}`,
  )
}
