import { z } from 'zod'
import { Slug, Time } from '../../ground/model/ids.ts'
import { WallBoards } from '../../ground/model/wall-boards.ts'

export const WallLinkName = z.string().trim().min(1).max(80)

/** A link as an administrator sees it: everything but its code, which nobody can read again. */
export const WallLinkRow = z.object({
  link_id: z.int(),
  name: z.string(),
  /** '' of a link that shows boards. */
  dashboard: Slug.or(z.literal('')),
  /** '' when the dashboard was deleted since. */
  dashboard_title: z.string(),
  boards: WallBoards.nullable(),
  /** Name of the place that its boards are of; '' for the whole plant. */
  place: z.string(),
  created_by: z.string(),
  created_at: Time,
  expires_at: Time.nullable(),
  revoked_at: Time.nullable(),
  last_used_at: Time.nullable(),
})
export type WallLinkRow = z.infer<typeof WallLinkRow>
