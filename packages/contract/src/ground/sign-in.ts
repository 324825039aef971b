import { z } from 'zod'

export const SignIn = z.object({
  company_key: z.string().trim().min(1).max(80),
  username: z.string().trim().min(1).max(80),
  password: z.string().min(1).max(200),
})
export type SignIn = z.infer<typeof SignIn>
