/** Pin codes of employees: their hashes are hidden from the application's role, and wrong tries outlive the call. */
import { createHash } from 'node:crypto'
import { atOneTerminal, ofOneAccount, type PinTries, pinWaitSeconds } from '@takt/domain/people/pin-tries.ts'
import type { PinCodes } from '../ground/call/call-services.ts'
import { type Connections, query } from '../ground/db/connections.ts'
import { isFromBefore } from '../ground/db/set-back.ts'
import { sql } from '../ground/db/sql.ts'
import type { OpenSession } from '../ground/sessions/find-session.ts'
import { slowHash } from '../ground/sessions/password.ts'
import { sessionKey } from '../ground/sessions/tokens.ts'

/** What older versions kept, and what the slow hash is made of: so theirs become slow ones without the PIN. */
export function quickPinHash(company_id: number, pin: string): string {
  return createHash('sha256').update(`takt pin ${company_id} ${pin}`).digest('hex')
}

/** One number, one person: it must be found by itself, so its salt is the company's. */
export async function slowPinHash(salt: Buffer, quick: string): Promise<string> {
  return `argon2id ${(await slowHash(quick, salt)).toString('base64url')}`
}

export function pinCodes(
  connections: Connections,
  { session: { company_id, username }, user_id, token_hash, address = '' }: OpenSession,
  now: number,
): PinCodes {
  const counted = [
    { company_id, who: `pin ${token_hash.toString('hex').slice(0, 32)}`, rule: atOneTerminal },
    // A new session of the same account does not begin anew.
    { company_id, who: `pin by user ${user_id}`, rule: ofOneAccount },
  ]
  const hashes = async (pin: string) => {
    const [company] = await query<{ pin_salt: Buffer }>(
      connections.owner,
      sql`select pin_salt from company where company_id = ${company_id}`,
    )
    if (!company) throw new Error(`company ${company_id} is gone`)
    const quick = quickPinHash(company_id, pin)
    return { quick, slow: await slowPinHash(company.pin_salt, quick) }
  }
  return {
    hashes,
    async employeeOf(pin, whose) {
      for (const tries of counted) {
        const seconds = await takePinTry(connections, tries, now)
        if (seconds > 0) return { refusal: 'pin-locked', values: { seconds } }
      }
      const { quick, slow } = await hashes(pin)
      const [found] = await query<{ employee_number: string }>(
        connections.owner,
        sql`select employee_number from employee
            where company_id = ${company_id} and active and pin_hash in (${slow}, ${quick})`,
      )
      // Given back, others' PINs would be free guesses with a badge that was found.
      if (!found || (whose !== undefined && found.employee_number !== whose)) {
        await query(
          connections.owner,
          sql`insert into audit (company_id, at, username, what, key, address, session)
              values (${company_id}, ${new Date(now).toISOString()}, ${username}, 'pin.refused', ${username}, ${address},
                ${sessionKey(token_hash)})`,
        )
        return { refusal: 'pin-wrong', values: {} }
      }
      // This one only: whoever types their own PIN between two guesses wins nothing by it.
      for (const tries of counted) await giveBackPinTry(connections, tries)
      return found.employee_number
    },
  }
}

interface Counted {
  readonly company_id: number
  readonly who: string
  readonly rule: PinTries
}

/**
 * Taken before the PIN is looked at, and in one statement: of guesses that are made at once every one is counted. What is
 * kept is the moment at which all tries will be there again; each moves it on.
 */
async function takePinTry(connections: Connections, { company_id, who, rule }: Counted, now: number): Promise<number> {
  const at = new Date(now).toISOString()
  const setBack = isFromBefore(sql`f.last_failure`, now, rule.atOnce * rule.everySeconds * 1000)
  const [taken] = await query(
    connections.owner,
    sql`insert into sign_in_failure as f (company_id, who, failures, last_failure)
        values (${company_id}, ${who}, 1, ${at}::timestamptz + ${rule.everySeconds} * interval '1 second')
        on conflict (company_id, who) do update set failures = f.failures + 1,
          last_failure = case when ${setBack} then ${at}::timestamptz else greatest(f.last_failure, ${at}::timestamptz) end
            + ${rule.everySeconds} * interval '1 second'
        where ${setBack}
          or f.last_failure <= ${at}::timestamptz + ${(rule.atOnce - 1) * rule.everySeconds} * interval '1 second'
        returning 1`,
  )
  if (taken) return 0
  const [row] = await query<{ last_failure: string }>(
    connections.owner,
    sql`select last_failure from sign_in_failure where company_id = ${company_id} and who = ${who}`,
  )
  return row ? Math.max(1, pinWaitSeconds(rule, Date.parse(row.last_failure), now)) : 0
}

async function giveBackPinTry(connections: Connections, { company_id, who, rule }: Counted): Promise<void> {
  await query(
    connections.owner,
    sql`update sign_in_failure set failures = greatest(failures - 1, 0),
          last_failure = last_failure - ${rule.everySeconds} * interval '1 second'
        where company_id = ${company_id} and who = ${who}`,
  )
}
