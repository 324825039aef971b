import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { OwnSecondFactor } from '../call/call-services.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from './find-session.ts'
import { ownPasswordProblem } from './own-password.ts'
import { beginFactor, checkCode, confirmFactor, type FactorParts, renewRecoveryCodes } from './second-factor.ts'
import { fromOnePlace } from './sign-in-delay.ts'
import { sessionKey } from './tokens.ts'
import { told } from './told-at-the-door.ts'
import { forgetTries, takeTry } from './tries.ts'

const codeWrong: Refusal = { refusal: 'code-wrong', values: {} }
const noFactor: Refusal = { refusal: 'second-factor-not-found', values: {} }

export function ownSecondFactor(parts: FactorParts, open: OpenSession, now: number): OwnSecondFactor {
  const { connections } = parts
  const { session, user_id, token_hash, address = '' } = open
  const { company_id, company_key, username } = session
  const who = { company_id, company_key, username, user_id, address, now, session: sessionKey(token_hash) }

  const passwordProblem = async (password: string): Promise<Refusal | null> => {
    const problem = await ownPasswordProblem(connections, open, { password, now })
    if (problem === 'wrong') return { refusal: 'own-password-wrong', values: {} }
    return problem && { refusal: 'password-wait', values: { seconds: problem.wait } }
  }
  /** Counted as at the door: a screen left open gives no more guesses. */
  const counted = async <Done>(look: () => Promise<Done | Refusal>, isWrong: (done: Done) => boolean) => {
    const tries = { company_id, who: `own code of ${user_id}` }
    const seconds = await takeTry(connections, tries, { rule: fromOnePlace, now })
    if (seconds > 0) return { refusal: 'code-wait', values: { seconds } }
    const done = await look()
    if (isWrong(done as Done)) return codeWrong
    await forgetTries(connections, company_id, [tries.who])
    return done
  }
  const codeProblem = async (code: string): Promise<Refusal | null> => {
    const verdict = await counted(
      () => checkCode(parts, who, code),
      (found) => found === 'wrong',
    )
    if (typeof verdict !== 'string') return verdict
    return verdict === 'unreadable' ? { refusal: 'code-unreadable', values: {} } : null
  }

  return {
    async state() {
      const [row] = await query<{ confirmed_at: string; left: number }>(
        connections.owner,
        sql`select f.confirmed_at, (select count(*)::int from recovery_code r where r.company_id = f.company_id
              and r.user_id = f.user_id and r.used_at is null) as left
            from second_factor f where f.company_id = ${company_id} and f.user_id = ${user_id} and f.confirmed_at is not null`,
      )
      return { set_up_at: row?.confirmed_at ?? null, recovery_codes_left: row?.left ?? 0 }
    },
    async proven(code) {
      const [mine] = await query(
        connections.owner,
        sql`select 1 from second_factor where company_id = ${company_id} and user_id = ${user_id} and confirmed_at is not null`,
      )
      if (!mine) return null
      return code === '' ? { refusal: 'code-needed', values: {} } : await codeProblem(code)
    },
    async begin(password) {
      const problem = await passwordProblem(password)
      if (problem) return problem
      return (await beginFactor(parts, who)) ?? { refusal: 'second-factor-there', values: {} }
    },
    async confirm(code) {
      const codes = await counted(
        () => confirmFactor(parts, who, code),
        (found) => found === null,
      )
      if (codes !== null && 'refusal' in codes) return codes
      return { recovery_codes: codes ?? [] }
    },
    async renewCodes(code) {
      const problem = await codeProblem(code)
      if (problem) return problem
      const recovery_codes = await renewRecoveryCodes(parts, who)
      return recovery_codes ? { recovery_codes } : noFactor
    },
    async remove({ password, code }) {
      const problem = (await passwordProblem(password)) ?? (await codeProblem(code))
      if (problem) return problem
      const [gone] = await query(
        connections.owner,
        sql`with gone as (
              delete from second_factor where company_id = ${company_id} and user_id = ${user_id} returning 1
            )
            ${told('second-factor.switched-off', who)} from gone returning 1`,
      )
      return gone ? null : noFactor
    },
  }
}
