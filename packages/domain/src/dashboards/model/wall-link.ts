import { z } from 'zod'
import { Slug, Time } from '../../ground/model/ids.ts'

export const WallLinkName = z.string().trim().min(1).max(80)

/** A link as an administrator sees it: everything but its code, which nobody can read again. */
export const WallLinkRow = z.object({
  link_id: z.int(),
  name: z.string(),
  dashboard: Slug,
  /** '' when the dashboard was deleted since. */
  dashboard_title: z.string(),
  created_by: z.string(),
  created_at: Time,
  expires_at: Time.nullable(),
  revoked_at: Time.nullable(),
  last_used_at: Time.nullable(),
})
export type WallLinkRow = z.infer<typeof WallLinkRow>
