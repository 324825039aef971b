import type { CompanyDb } from '../../ground/db/company-db.ts'
import { wholeContent } from '../../ground/files/content.ts'
import type { MachineFolders } from '../../ground/files/machine-folders.ts'
import type { FoundFile } from './find-file.ts'

/** All bytes of a file; null when it went away meanwhile. */
export async function readFile(
  { db, machineFolders }: { readonly db: CompanyDb; readonly machineFolders: MachineFolders },
  file: FoundFile,
): Promise<Buffer | null> {
  if (file.folder) return await machineFolders.read(file.folder.of, file.folder.path)
  return await wholeContent(db, file.hash, file.size)
}
