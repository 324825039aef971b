import { z } from 'zod'

/** What the address of a wall link holds; it is exchanged for a session. */
export const OpenWall = z.object({
  company_id: z.string().max(20),
  code: z.string().max(200),
})
export type OpenWall = z.infer<typeof OpenWall>
