/** The second step of signing in: with the code of an app, a recovery code, or by setting an app up. */
import type { SecondStepInput } from '@takt/contract/ground/sign-in.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import { findPending, openPending, type PendingSignIn, takePending } from './pending-sign-in.ts'
import { beginFactor, checkCode, confirmFactor, type FactorParts, type NewSecret } from './second-factor.ts'
import { type From, openSession, triesOf } from './sign-in.ts'

export type SecondStepResult =
  | {
      readonly ok: true
      readonly token: string
      readonly user: { readonly company_id: number; readonly user_id: number }
      /** After setting it up: shown once. */
      readonly recovery_codes: readonly string[]
    }
  /** Proven, and the password was given by an administrator: they choose their own before anything opens. */
  | {
      readonly ok: false
      readonly reason: 'new-password'
      readonly pending: string
      readonly recovery_codes: readonly string[]
    }
  | { readonly ok: false; readonly reason: 'wrong' | 'unreadable' | 'expired' }
  | { readonly ok: false; readonly reason: 'wait'; readonly seconds: number }

export async function takeSecondStep(
  parts: FactorParts,
  { pending, code }: SecondStepInput,
  from: From,
): Promise<SecondStepResult> {
  const { connections } = parts
  const waiting = await pendingFrom(parts, pending, from)
  if (!waiting || waiting.needs === 'new-password') return { ok: false, reason: 'expired' }
  const key = `code of ${waiting.company_key.toLowerCase()}/${waiting.username.toLowerCase()}`
  const tries = await triesOf(connections, { key, user: waiting, from })
  const seconds = await tries.take()
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  const owner = { ...waiting, address: from.address, now: from.now }
  let recovery_codes: readonly string[] = []
  if (waiting.needs === 'set-up') {
    const codes = await confirmFactor(parts, owner, code)
    if (!codes) return { ok: false, reason: 'wrong' }
    recovery_codes = codes
  } else {
    const verdict = await checkCode(parts, owner, code)
    if (verdict === 'wrong' || verdict === 'unreadable') return { ok: false, reason: verdict }
  }
  await tries.succeeded()
  if (!(await takePending(connections, pending))) return { ok: false, reason: 'expired' }
  if (waiting.choosesPassword) {
    const next = await openPending(connections, waiting, { needs: 'new-password', now: from.now })
    return { ok: false, reason: 'new-password', pending: next, recovery_codes }
  }
  const { company_id, user_id } = waiting
  return {
    ok: true,
    token: await openSession(connections, waiting, from),
    user: { company_id, user_id },
    recovery_codes,
  }
}

/** A secret for whoever has to have a second factor and has none. Null: the step is over, or not this one. */
export async function beginAtTheDoor(parts: FactorParts, pending: string, from: From): Promise<NewSecret | null> {
  const waiting = await pendingFrom(parts, pending, from)
  if (waiting?.needs !== 'set-up') return null
  return await beginFactor(parts, { ...waiting, address: from.address, now: from.now })
}

export async function pendingFrom(
  { connections }: Pick<FactorParts, 'connections'>,
  pending: string,
  from: From,
): Promise<PendingSignIn | undefined> {
  const waiting = await findPending(connections, pending, from.now)
  return waiting && isAllowedFrom(waiting.allowed_addresses, from.address) ? waiting : undefined
}
