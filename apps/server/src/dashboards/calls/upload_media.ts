import { uploadMedia } from '@takt/contract/dashboards/upload_media.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { takeMedia } from '../media/media-files.ts'

export default handle(uploadMedia, async (input, { db, now, audit }) => {
  const taken = await takeMedia(db, input, now)
  if (isRefusal(taken)) return taken
  const { file, before } = taken
  audit({ what: 'media.uploaded', key: file.name, before, after: file })
  return [file]
})
