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
