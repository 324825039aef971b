// Media, machines' files and settings: each content once, and a list of names whenever something changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOf, folderName } from './backup-folder.ts'
import { writeWhole } from './write-whole.ts'

interface KeptFile {
  readonly sha256: string
  readonly bytes: number
  readonly mode: number
  /** As the folder said: a file of the same size and time is not read again. */
  readonly changed: number
}

interface FileList {
  readonly made: string
  readonly files: Readonly<Record<string, KeptFile>>
}

/**
 * In the data folder besides: the database, the log of the server, backups and their trial, what a connector has not sent yet, when it was started.
 * And the key of what is sealed in the database: who finds a backup must not find it beside.
 */
const notFiles =
  /^(postgres-\d+|server(\.\d+)?\.log|backups|restore-trial|buffers|example-connector\.json|secrets\.key|starts\.json)$/
const objectsOf = (backups: string) => join(filesOf(backups), 'objects')
const listsOf = (backups: string) => join(filesOf(backups), 'lists')

/** Keeps what the data folder holds now; answers whether anything had changed. */
export async function keepFiles(dataFolder: string, backups: string, now: string): Promise<boolean> {
  const before = lastList(backups, undefined)?.files ?? {}
  const found = await filesIn(dataFolder, '')
  const files: Record<string, KeptFile> = {}
  for (const path of found) {
    const kept = await keepFile(join(dataFolder, path), before[path], backups)
    if (kept) files[path] = kept
  }
  const same = JSON.stringify(Object.entries(files).sort()) === JSON.stringify(Object.entries(before).sort())
  if (same) return false
  await mkdir(listsOf(backups), { recursive: true, mode: 0o700 })
  await writeWhole(join(listsOf(backups), `${folderName(now)}.json`), JSON.stringify({ made: now, files }))
  return true
}

async function keepFile(path: string, before: KeptFile | undefined, backups: string): Promise<KeptFile | null> {
  const about = await stat(path).catch(() => null)
  if (about === null) return null
  const { size, mtimeMs, mode } = about
  if (before && before.bytes === size && before.changed === mtimeMs) return before
  const content = await readFile(path).catch(() => null)
  if (content === null) return null
  const sha256 = createHash('sha256').update(content).digest('hex')
  const object = join(objectsOf(backups), sha256)
  if (!existsSync(object)) {
    await mkdir(objectsOf(backups), { recursive: true, mode: 0o700 })
    await writeWhole(object, content)
  }
  return { sha256, bytes: content.length, mode: mode & 0o777, changed: mtimeMs }
}

/** What arrives has a name that begins with a dot until it is whole. */
async function filesIn(root: string, below: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(join(root, below), { withFileTypes: true }).catch(() => [])) {
    const path = join(below, entry.name)
    if (entry.name.startsWith('.') || (below === '' && notFiles.test(entry.name))) continue
    if (entry.isFile()) found.push(path)
    if (entry.isDirectory()) found.push(...(await filesIn(root, path)))
  }
  return found
}

/** The files as they were at the moment, or as they were last. A folder of one base has none. */
export async function restoreFiles(backups: string, into: string, at: string | undefined): Promise<void> {
  const list = lastList(backups, at)
  for (const [path, { sha256, mode }] of Object.entries(list?.files ?? {})) {
    const object = join(objectsOf(backups), sha256)
    const content = await readFile(object)
    if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`${object} is damaged`)
    const target = join(into, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(object, `${target}.new`)
    await chmod(`${target}.new`, mode)
    await rename(`${target}.new`, target)
  }
}

/** Lists older than the last one before this moment are of no use, and contents that no list names. */
export async function forgetFilesBefore(backups: string, moment: string): Promise<void> {
  const lists = listNames(backups)
  const kept = lists.filter(
    (name, index) => name >= folderName(moment) || index === lists.findLastIndex((other) => other < folderName(moment)),
  )
  for (const name of lists.filter((one) => !kept.includes(one))) await rm(join(listsOf(backups), name))
  const named = new Set(
    kept.flatMap((name) => Object.values(readList(backups, name).files).map(({ sha256 }) => sha256)),
  )
  const objects = existsSync(objectsOf(backups)) ? await readdir(objectsOf(backups)) : []
  for (const object of objects.filter((name) => !named.has(name))) await rm(join(objectsOf(backups), object))
}

function lastList(backups: string, at: string | undefined): FileList | null {
  const name = listNames(backups).findLast((one) => at === undefined || one <= `${folderName(at)}.json`)
  return name === undefined ? null : readList(backups, name)
}

const readList = (backups: string, name: string) =>
  JSON.parse(readFileSync(join(listsOf(backups), name), 'utf8')) as FileList

function listNames(backups: string): string[] {
  return existsSync(listsOf(backups))
    ? readdirSync(listsOf(backups))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
}
