import { uploadMedia } from '@takt/contract/dashboards/upload_media.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(uploadMedia, async (input, { session, server, audit }) => {
  const taken = await server.media.take(session.company_id, input)
  if (isRefusal(taken)) return taken
  const { file, before } = taken
  audit({ what: 'media.uploaded', key: file.name, before, after: file })
  return [file]
})
