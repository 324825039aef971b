import { existsSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** How large the file of the log becomes, and how many older ones are kept beside it. */
export interface LogFileLimits {
  readonly bytes: number
  readonly files: number
  /** How long to leave a file alone that could not be written. */
  readonly againAfterMs?: number
}

const USUAL: LogFileLimits = { bytes: 10_000_000, files: 9 }
const AGAIN_AFTER_MS = 1_000
/** Addresses and names of people stand in it. */
const PRIVATE = 0o600
/** A disk that has become slow must not fill the memory. */
const MOST_WAITING = 10_000

/**
 * `server.log` in this folder. A full one becomes `server.1.log` and the oldest goes: a log that only grows fills the disk
 * that the database lies on. On a full disk lines are dropped and counted, never cut; when there is room it goes on.
 */
export function openLogFile(folder: string, { bytes: most, files, againAfterMs = AGAIN_AFTER_MS } = USUAL) {
  const nameOf = (age: number) => join(folder, age === 0 ? 'server.log' : `server.${age}.log`)
  let waiting: string[] = []
  let underWay: Promise<void> | undefined
  let file: FileHandle | undefined
  let bytes = 0
  let lost = 0
  let brokeAt = Number.NEGATIVE_INFINITY

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const gap = lost === 0 ? [] : [gapOf(lost)]
      const lines = [...gap, ...waiting.splice(0, fitting())]
      await append(lines.map((line) => `${line}\n`).join('')).then(
        () => {
          if (gap.length > 0) lost = 0
        },
        async (error: Error) => {
          if (lost === 0) console.error(`The log cannot be written: ${error.message}`)
          lost += lines.length - gap.length + waiting.length
          waiting = []
          brokeAt = performance.now()
          await forgetFile()
        },
      )
    }
    underWay = undefined
  }

  /** How many of those that wait go into the file before it is full; one at least. */
  function fitting(): number {
    let count = 0
    for (let room = most - bytes; room > 0 && count < waiting.length; count += 1) {
      room -= Buffer.byteLength(waiting[count] ?? '') + 1
    }
    return Math.max(count, 1)
  }

  async function append(text: string): Promise<void> {
    file ??= await openFile()
    await file.appendFile(text)
    bytes += Buffer.byteLength(text)
    if (bytes < most) return
    await forgetFile()
    for (let age = files; age > 0; age -= 1) if (existsSync(nameOf(age - 1))) await rename(nameOf(age - 1), nameOf(age))
  }

  async function openFile(): Promise<FileHandle> {
    const opened = await open(nameOf(0), 'a', PRIVATE)
    await opened.chmod(PRIVATE)
    bytes = (await opened.stat()).size
    return opened
  }

  async function forgetFile(): Promise<void> {
    const before = file
    file = undefined
    // A line that was cut where the disk was full would spoil the next.
    await before?.truncate(bytes).catch(() => {})
    await before?.close().catch(() => {})
  }

  return {
    write: (line: string): void => {
      if (waiting.length >= MOST_WAITING || performance.now() - brokeAt < againAfterMs) {
        lost += 1
        return
      }
      waiting.push(line)
      underWay ??= work()
    },
    close: async (): Promise<void> => {
      await underWay
      await forgetFile()
    },
  }
}

function gapOf(lines: number): string {
  const at = new Date().toISOString()
  return JSON.stringify({ level: 'warn', at, message: 'the log could not be written for a while', lines })
}
