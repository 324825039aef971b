import type { AskedSecondStep, NewPasswordInput, SecondStepInput } from '@takt/contract/ground/sign-in.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { askSession, enter } from './session.ts'

export interface SecondStepDone {
  /** Told once, when a second factor was set up on the way in. */
  readonly recovery_codes: readonly string[]
  /** The pages begin after this: recovery codes are read before. */
  enter(): Promise<Session>
}

/** Done, or what is asked for next. */
export async function takeSecondStep(input: SecondStepInput): Promise<SecondStepDone | AskedSecondStep> {
  const answer = await askSession<(Session & { recovery_codes?: string[] }) | AskedSecondStep>('POST', {
    path: '/second-factor',
    body: input,
  })
  if ('second_factor' in answer) return answer
  const { recovery_codes = [], ...session } = answer
  return { recovery_codes, enter: () => enter(session) }
}

export async function chooseFirstPassword(input: NewPasswordInput): Promise<Session> {
  return await enter(await askSession<Session>('POST', { path: '/new-password', body: input }))
}

export async function beginSecondFactor(pending: string): Promise<{ secret: string; uri: string }> {
  return await askSession('POST', { path: '/second-factor/set-up', body: { pending } })
}
