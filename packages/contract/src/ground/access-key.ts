import { z } from 'zod'

/** What a key opens: the way in for orders and master data, or the one for signals of machines. Never both. */
export const KeyOpens = z.enum(['import', 'signals'])
export type KeyOpens = z.infer<typeof KeyOpens>

export const AccessKeyRow = z.object({
  key_id: z.int(),
  name: z.string(),
  created_by: z.string(),
  /** null: made before this was recorded. */
  created_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  /** The last day of the plant on which it opens anything; null: until it is revoked. */
  last_day: z.string().nullable(),
  /** `ending`: within 30 days. */
  end: z.enum(['open', 'ending', 'ended']),
  last_used_at: z.string().nullable(),
})
export type AccessKeyRow = z.infer<typeof AccessKeyRow>
