import { z } from 'zod'
import { mediaTypes } from '../../ground/media-file.ts'
import { Time } from '../../ground/model/ids.ts'

/** A file of the media folder: D-CALL-37-X. */
export const MediaRow = z.object({
  /** Below /serverfiles/. */
  path: z.string(),
  name: z.string(),
  file_type: z.enum(mediaTypes),
  size: z.int(),
  changed_at: Time,
})
