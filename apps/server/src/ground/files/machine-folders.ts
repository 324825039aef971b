/** SF296: files that lie in a folder of the machine, below the company's own. Nobody leaves it: no way up, no link. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_ENDINGS, fileType, MOST_FILE_BYTES } from '@takt/domain/ground/document-file.ts'
import { isRelativePath } from '@takt/domain/ground/file-path.ts'

export interface MachineFolder {
  readonly company_key: string
  readonly machine_id: string
  /** Below the company's files. */
  readonly folder: string
}

export interface FolderFile {
  /** Below the machine's folder. */
  readonly path: string
  readonly size: number
  readonly changed: number
  /** Of what the file is called and when it changed: it names the file as it was listed. */
  readonly hash: string
}

export interface MachineFolders {
  list(of: MachineFolder): Promise<FolderFile[]>
  /** Null when there is no such file, or when the path leads anywhere else. */
  find(of: MachineFolder, path: string): Promise<FolderFile | null>
  read(of: MachineFolder, path: string): Promise<Buffer | null>
}

const MOST_FILES = 500
const DEEPEST = 4

export function openMachineFolders(filesFolder: string): MachineFolders {
  const rootOf = async ({ company_key, folder }: MachineFolder): Promise<string | null> => {
    if (filesFolder === '' || !isRelativePath(company_key) || !isRelativePath(folder)) return null
    return await realpath(filesFolder).then(
      (files) => inside(files, `${company_key}/${folder}`),
      () => null,
    )
  }
  const find = async (of: MachineFolder, path: string): Promise<(FolderFile & { readonly at: string }) | null> => {
    const root = await rootOf(of)
    const at = root === null || !isRelativePath(path) ? null : await inside(root, path)
    const about = at === null ? null : await lstat(at).catch(() => null)
    if (at === null || !about?.isFile() || !FILE_ENDINGS.includes(fileType(path)) || about.size > MOST_FILE_BYTES) {
      return null
    }
    const changed = Math.trunc(about.mtimeMs)
    return { path, size: about.size, changed, hash: hashOf(of, { path, size: about.size, changed }), at }
  }
  return {
    async list(of) {
      const root = await rootOf(of)
      if (root === null) return []
      const found = await Promise.all(
        (await walk(root, '', DEEPEST)).slice(0, MOST_FILES).map((path) => find(of, path)),
      )
      return found
        .filter((file) => file !== null)
        .map(({ path, size, changed, hash }) => ({ path, size, changed, hash }))
    },
    find,
    async read(of, path) {
      const file = await find(of, path)
      if (!file) return null
      // Should somebody have put a link there since it was looked at.
      const handle = await open(file.at, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
      if (!handle) return null
      try {
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
  }
}

/** Where a path really lies; null when a link on the way leads elsewhere, and when there is nothing. */
async function inside(root: string, path: string): Promise<string | null> {
  const wanted = join(root, path)
  const real = await realpath(wanted).catch(() => null)
  return real === wanted ? real : null
}

async function walk(folder: string, below: string, deep: number): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const paths: string[] = []
  for (const entry of entries.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (paths.length >= MOST_FILES || !isRelativePath(path)) continue
    if (entry.isFile() && FILE_ENDINGS.includes(fileType(path))) paths.push(path)
    if (entry.isDirectory() && deep > 1) paths.push(...(await walk(folder, path, deep - 1)))
  }
  return paths
}

function hashOf({ company_key, machine_id }: MachineFolder, file: Omit<FolderFile, 'hash'>): string {
  const said = [company_key, machine_id, file.path, file.size, file.changed].join('\n')
  return createHash('sha256').update(said).digest('hex')
}
