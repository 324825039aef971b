import { MediaRow } from '@takt/domain/documents/model/media.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMediaFolder = defineProcedure({
  name: 'get_media_folder',
  kind: 'load',
  summary: 'The pictures, films, drawings and sheets in the company’s media folder.',
  input: z.object({}),
  output: MediaRow,
  permission: 'can-access-dashboard',
  onWalls: true,
})
