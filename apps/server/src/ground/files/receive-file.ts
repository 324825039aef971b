import { createHash, randomUUID } from 'node:crypto'
import { lstat, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface ReceivedFile {
  readonly size: number
  readonly hash: string
}

/**
 * Writes what arrives as it comes, so that never more than a piece of it is in memory. Null when it is longer than
 * `most`: the rest is left unread. Nothing stays of what was too long or cut off.
 */
export async function receiveFile(path: string, arriving: Readable, most: number): Promise<ReceivedFile | null> {
  try {
    const received = await writeUpTo(path, arriving, most)
    if (received === null) await rm(path, { force: true })
    return received
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function writeUpTo(path: string, arriving: Readable, most: number): Promise<ReceivedFile | null> {
  const file = await open(path, 'wx', 0o640)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of arriving.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return null
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    return { size, hash: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** Removes what a killed server left: files of that beginning that nobody has written to for so long. */
export async function forgetLeft(
  folder: string,
  beginning: string,
  { olderThanMs }: { readonly olderThanMs: number },
): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((one) => one.startsWith(beginning))
  if (names.length === 0) return
  const now = await clockOf(folder)
  for (const name of names) {
    const about = await lstat(join(folder, name)).catch(() => null)
    if (about && now - about.mtimeMs > olderThanMs) await rm(join(folder, name), { force: true })
  }
}

/** A folder on another machine has that machine's clock: by ours, what is just being written could look old. */
async function clockOf(folder: string): Promise<number> {
  const file = join(folder, `clock-${randomUUID()}`)
  await writeFile(file, '')
  const { mtimeMs } = await lstat(file)
  await rm(file, { force: true })
  return mtimeMs
}
