import { getMediaFolder } from '@takt/contract/dashboards/get_media_folder.ts'
import { handle } from '../../ground/call/handle.ts'
import { mediaFiles } from '../media/media-files.ts'

export default handle(getMediaFolder, async (_input, { db }) => await mediaFiles(db))
