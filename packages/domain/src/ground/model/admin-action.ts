import { z } from 'zod'
import { adminActions, adminResults } from '../admin-actions.ts'
import { Time } from './ids.ts'

/** One action of an administrator, as it stands in the log. */
export const AdminActionRow = z.object({
  record_no: z.int(),
  at: Time,
  username: z.string(),
  action: z.enum(adminActions),
  /** Whom it was about: the user who was signed out. */
  subject: z.string(),
  result: z.enum(adminResults),
  /** Sessions ended, records waiting. */
  count: z.int(),
})
export type AdminActionRow = z.infer<typeof AdminActionRow>
