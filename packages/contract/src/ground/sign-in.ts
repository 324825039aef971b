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

/** Answered (202) in place of a session: the password was right, the second factor is asked for. */
export const AskedSecondStep = z.object({ second_factor: z.enum(['code', 'set-up', 'passkey']), pending: z.string() })
export type AskedSecondStep = z.infer<typeof AskedSecondStep>

/** What a browser answers for a passkey (AuthenticationResponseJSON). */
export const PasskeySignInInput = z.object({
  response: z.looseObject({
    id: z.string().min(1).max(2000),
    response: z.looseObject({ clientDataJSON: z.string().max(10_000), userHandle: z.string().max(200).optional() }),
  }),
})
