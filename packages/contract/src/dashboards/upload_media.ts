import { Hash } from '@takt/domain/documents/model/document.ts'
import { MediaRow } from '@takt/domain/documents/model/media.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const uploadMedia = defineProcedure({
  name: 'upload_media',
  kind: 'action',
  summary:
    'Gives a file that was posted to /api/media its name among the company’s media, after looking at what it is.',
  input: z.object({
    name: z.string().min(1).max(120),
    /** What /api/media answered. */
    upload: Hash,
    /** Takes the place of a file of the same name. */
    replace: z.boolean().default(false),
  }),
  output: MediaRow,
  permission: 'change-dashboard-templates',
  reach: 'plant',
})
