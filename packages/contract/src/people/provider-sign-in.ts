/** What the sign-in page asks before it sends somebody to their company's provider. */
import { z } from 'zod'

export const AskProvider = z.object({ company_key: z.string().trim().min(1).max(80) })

export const StartAtProvider = AskProvider.extend({
  /** Where to go on afterwards, a path of ours. */
  back: z.string().max(600).optional(),
  /** The account that is signed in is linked to who signs in there. */
  link: z.boolean().optional(),
})

/** The label of the button; '' for a company that has none, and for one that is not here. */
export const AskedProvider = z.object({ label: z.string() })
export const StartedAtProvider = z.object({ url: z.string() })
