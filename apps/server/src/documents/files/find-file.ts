import { isRelativePath } from '@takt/domain/ground/file-path.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { FolderFile, MachineFolder, MachineFolders } from '../../ground/files/machine-folders.ts'
import { archiveRows } from './archive-rows.ts'

/** A file that may be read: its bytes lie in the database under its hash, or in the folder of a machine. */
export interface FoundFile {
  readonly name: string
  readonly size: number
  readonly hash: string
  readonly machine_id: string
  readonly card_no: string
  readonly folder?: { readonly of: MachineFolder; readonly path: string }
}

interface Places {
  readonly db: CompanyDb
  readonly company_key: string
  readonly machineFolders: MachineFolders
}

/**
 * Only a pair of hash and path that a list of this person names: a path alone reads nothing, and one that climbs is
 * refused before anything is looked up.
 */
export async function findFile(
  places: Places,
  { hash, path }: { readonly hash: string; readonly path: string },
): Promise<FoundFile | Refusal> {
  if (!isRelativePath(path)) return { refusal: 'file-path', values: {} }
  const [row] = await archiveRows(places.db, sql`a.hash = ${hash} and a.document_link = ${path} and a.size > 0`)
  if (row) return { ...row, name: path }
  for (const of of await machineFoldersOf(places)) {
    const file = await places.machineFolders.find(of, path)
    if (file && file.hash === hash) return foundInFolder(of, file)
  }
  return { refusal: 'file-not-found', values: { path } }
}

export function foundInFolder(of: MachineFolder, { path, size, hash }: FolderFile): FoundFile {
  const name = path.split('/').at(-1) ?? path
  return { name, size, hash, machine_id: of.machine_id, card_no: '', folder: { of, path } }
}

/** The machines that the person may see and that have a folder of their own, or one of them. */
export async function machineFoldersOf(
  { db, company_key }: Pick<Places, 'db' | 'company_key'>,
  machine_id?: string,
): Promise<MachineFolder[]> {
  const { sf } = specialFunctions.ownFileFolder
  const machines = await db.many<{ machine_id: string; folder: string }>(sql`
    select machine_id, function_values ->> ${String(sf)} as folder from machine
    where active and ${sf} = any (special_functions) and coalesce(function_values ->> ${String(sf)}, '') <> ''
      and (${machine_id ?? null}::text is null or machine_id = ${machine_id ?? null}) order by machine_id`)
  return machines.map((machine) => ({ company_key, ...machine }))
}
