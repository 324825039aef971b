import { getMediaFolder } from '@takt/contract/dashboards/get_media_folder.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(
  getMediaFolder,
  async (_input, { session, server }) => await server.media.list(session.company_id),
)
