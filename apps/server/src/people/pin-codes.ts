/** Pin codes of employees: their hashes are hidden from the application's role, and wrong tries outlive the call. */
import { createHash } from 'node:crypto'
import { failuresAfter, pinWaitSeconds } from '@takt/domain/people/employee-clock.ts'
import type { PinCodes } from '../ground/call/call-services.ts'
import { type Connections, query } from '../ground/db/connections.ts'
import { sql } from '../ground/db/sql.ts'

/** One number, one person: it must be found by itself, so it has no salt but the company's number. */
export function pinHash(company_id: number, pin: string): string {
  return createHash('sha256').update(`takt pin ${company_id} ${pin}`).digest('hex')
}

export function pinCodes(
  connections: Connections,
  of: { company_id: number; token_hash: Buffer },
  now: number,
): PinCodes {
  const who = `pin ${of.token_hash.toString('hex').slice(0, 32)}`
  return {
    async employeeOf(pin) {
      const [row] = await query<{ failures: number; last_failure: string }>(
        connections.owner,
        sql`select failures, last_failure from sign_in_failure where company_id = ${of.company_id} and who = ${who}`,
      )
      const tries = row ? { failures: row.failures, last_failure: Date.parse(row.last_failure) } : null
      const seconds = tries ? pinWaitSeconds(tries, now) : 0
      if (seconds > 0) return { refusal: 'pin-locked', values: { seconds } }
      const [found] = await query<{ employee_number: string }>(
        connections.owner,
        sql`select employee_number from employee where company_id = ${of.company_id} and active
              and pin_hash = ${pinHash(of.company_id, pin)}`,
      )
      const key = sql`company_id = ${of.company_id} and who = ${who}`
      if (found) {
        await query(connections.owner, sql`delete from sign_in_failure where ${key}`)
        return found.employee_number
      }
      const [failures, at] = [failuresAfter(tries, now), new Date(now).toISOString()]
      await query(
        connections.owner,
        sql`insert into sign_in_failure (company_id, who, failures, last_failure)
            values (${of.company_id}, ${who}, ${failures}, ${at})
            on conflict (company_id, who) do update set failures = ${failures}, last_failure = ${at}`,
      )
      return { refusal: 'pin-wrong', values: {} }
    },
  }
}
