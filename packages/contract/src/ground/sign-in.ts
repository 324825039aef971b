import { z } from 'zod'

export const SignIn = z.object({
  company_key: z.string().trim().min(1).max(80),
  username: z.string().trim().min(1).max(80),
  password: z.string().min(1).max(200),
})
export type SignIn = z.infer<typeof SignIn>

/** Where somebody who came by their company's provider is signed out as well. */
export const SignedOut = z.object({ sign_out_url: z.string() })
export type SignedOut = z.infer<typeof SignedOut>

const PendingToken = z.string().min(20).max(100)

/** The second step: `pending` is what the first one answered. A code of the app, or a recovery code. */
export const SecondStepInput = z.object({ pending: PendingToken, code: z.string().trim().min(1).max(40) })
export type SecondStepInput = z.infer<typeof SecondStepInput>

export const SetUpInput = z.object({ pending: PendingToken })

/** An own password in place of the one that an administrator gave. */
export const NewPasswordInput = z.object({ pending: PendingToken, new_password: z.string().max(200) })
export type NewPasswordInput = z.infer<typeof NewPasswordInput>

/**
 * Answered (202) in place of a session: the password was right, and a second factor is asked for, or an own password in place
 * of one that an administrator gave.
 */
export const AskedSecondStep = z.object({
  second_factor: z.enum(['code', 'set-up', 'passkey', 'new-password']),
  pending: z.string(),
  /** Told once, when a second factor was set up on the way. */
  recovery_codes: z.array(z.string()).optional(),
})
export type AskedSecondStep = z.infer<typeof AskedSecondStep>

/** What a browser answers for a passkey (AuthenticationResponseJSON). */
export const PasskeySignInInput = z.object({
  response: z.looseObject({
    id: z.string().min(1).max(2000),
    response: z.looseObject({ clientDataJSON: z.string().max(10_000), userHandle: z.string().max(200).optional() }),
  }),
})
