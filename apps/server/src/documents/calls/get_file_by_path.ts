import { getFileByPath } from '@takt/contract/documents/get_file_by_path.ts'
import { fileContentType, MOST_CALLED_BYTES } from '@takt/domain/ground/document-file.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { findFile } from '../files/find-file.ts'
import { readFile } from '../files/read-file.ts'

export default handle(getFileByPath, async (asked, { db, session, server: { machineFolders } }) => {
  const file = await findFile({ db, company_key: session.company_key, machineFolders }, asked)
  if (isRefusal(file)) return file
  const { name, size } = file
  if (size > MOST_CALLED_BYTES)
    return { refusal: 'file-too-large-to-call', values: { most: MOST_CALLED_BYTES / 1024 / 1024 } }
  const content = await readFile({ db, machineFolders }, file)
  if (!content) return { refusal: 'file-not-found', values: { path: asked.path } }
  return [{ name, content_type: fileContentType(name), size, file_data: content.toString('base64') }]
})
