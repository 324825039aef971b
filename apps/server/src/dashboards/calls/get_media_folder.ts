import { getMediaFolder } from '@takt/contract/procedures/get_media_folder.ts'
import { handle } from './handle.ts'

export default handle(
  getMediaFolder,
  async (_input, { session, server }) => await server.media.list(session.company_id),
)
