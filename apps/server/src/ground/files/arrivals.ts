import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { forgetLeft, type ReceivedFile, receiveFile } from './receive-file.ts'

/** Documents and media on their way in: on disk until the whole is there, then stored one after another. */
export interface Arrivals {
  /** Null when it is longer than `most`. Whatever comes of it, nothing stays in the folder. */
  take<T>(
    arriving: Readable,
    most: number,
    store: (file: ReceivedFile, read: () => Promise<Buffer>) => Promise<T>,
  ): Promise<T | null>
}

const ARRIVING = 'document-'
/** An upload that goes on is written to all the time; what lies still so long was left by a server that was killed. */
const LEFT_AFTER_MS = 600_000

export async function openArrivals(dataFolder: string): Promise<Arrivals> {
  const kept = join(dataFolder, 'arriving')
  const forget = () => forgetLeft(kept, ARRIVING, { olderThanMs: LEFT_AFTER_MS })
  if (dataFolder !== '') await forget()
  const folder = async (): Promise<string> => {
    // One for each file, gone with it: a server without a folder of its own leaves none behind.
    if (dataFolder === '') return await mkdtemp(join(tmpdir(), 'takt-arriving-'))
    await mkdir(kept, { recursive: true, mode: 0o750 })
    await forget()
    return kept
  }
  let last: Promise<unknown> = Promise.resolve()
  /** A whole file is in memory while it goes to the database: one of them, however many arrive. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    async take(arriving, most, store) {
      const place = await folder()
      const path = join(place, ARRIVING + randomUUID())
      try {
        const received = await receiveFile(path, arriving, most)
        return received && (await inTurn(() => store(received, () => readFile(path))))
      } finally {
        await rm(dataFolder === '' ? place : path, { force: true, recursive: true })
      }
    },
  }
}
