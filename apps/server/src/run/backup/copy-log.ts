import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { type Segments, segmentAt, startOfSegment } from './log-position.ts'
import { writeWhole } from './write-whole.ts'

const PARTIAL = '.partial'
const COMPRESSED = '.zst'
const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

interface LogCopy extends Segments {
  /** The running cluster's data folder. */
  readonly data: string
  /** Where the copy goes. */
  readonly to: string
}

/**
 * Copies PostgreSQL's log from one position to another. What lies before `until` was flushed and never changes again; what
 * follows it in the file may be left from an earlier use, so it is not copied: the rest of the file is empty.
 */
export async function copyLog(copy: LogCopy, from: bigint, until: bigint): Promise<void> {
  await mkdir(copy.to, { recursive: true, mode: 0o700 })
  for (let at = from; at < until; ) {
    const end = startOfSegment(at, copy) + BigInt(copy.segmentBytes)
    const upTo = until < end ? until : end
    await copyPart(copy, at, upTo)
    if (upTo === end) await closeSegment(join(copy.to, segmentAt(at, copy)))
    at = upTo
  }
}

async function copyPart(copy: LogCopy, from: bigint, until: bigint): Promise<void> {
  const name = segmentAt(from, copy)
  const start = startOfSegment(from, copy)
  const path = join(copy.to, name) + PARTIAL
  // Killed after the file was closed and before that was written down: all of it is copied again, not its end alone.
  const isThere = existsSync(path)
  const offset = isThere ? Number(from - start) : 0
  const bytes = Buffer.alloc(Number(until - start) - offset)
  const source = await open(join(copy.data, 'pg_wal', name), 'r')
  try {
    let read = 0
    while (read < bytes.length) {
      const { bytesRead } = await source.read(bytes, read, bytes.length - read, offset + read)
      if (bytesRead === 0) throw new Error(`the log ${name} ends before ${offset + bytes.length}`)
      read += bytesRead
    }
  } finally {
    await source.close()
  }
  const target = await open(path, isThere ? 'r+' : 'w', 0o600)
  try {
    await target.truncate(copy.segmentBytes)
    await target.write(bytes, 0, bytes.length, offset)
    await target.datasync()
  } finally {
    await target.close()
  }
}

/** A full one is compressed; a kill between the two leaves both, which is no harm. */
async function closeSegment(path: string): Promise<void> {
  await writeWhole(path + COMPRESSED, await compress(await readFile(path + PARTIAL)))
  await rm(path + PARTIAL)
}

/** One file of the log as PostgreSQL wants it, whole or as far as it was copied; null when there is none. */
export async function readSegment(folder: string, name: string): Promise<Buffer | null> {
  const whole = join(folder, name) + COMPRESSED
  if (existsSync(whole)) return await decompress(await readFile(whole))
  const partial = join(folder, name) + PARTIAL
  return existsSync(partial) ? await readFile(partial) : null
}
