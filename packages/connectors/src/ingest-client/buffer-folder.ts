/** The folder of a disk store: its segments, who its sender is, and who has it open. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const SENDER_FILE = 'sender.json'
const LOCK_FILE = 'lock'
const SEGMENT = /^(\d{16})\.ndjson$/
const Sender = z.object({ sender: z.uuid(), base: z.int().nullable() })
export type Sender = z.infer<typeof Sender>

/** Folders that this process has open: its own number in a lock file says nothing otherwise. */
const openHere = new Set<string>()

export function segmentFile(folder: string, first: number): string {
  return join(folder, `${String(first).padStart(16, '0')}.ndjson`)
}

/** The first number of each segment, in order. */
export async function segmentsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => SEGMENT.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

export async function readSender(folder: string): Promise<Sender> {
  const text = await readFile(join(folder, SENDER_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) return Sender.parse(JSON.parse(text))
  const sender: Sender = { sender: randomUUID(), base: null }
  await writeSender(folder, sender)
  return sender
}

/** Whole or not at all: half a file would give old signals new numbers. */
export async function writeSender(folder: string, sender: Sender): Promise<void> {
  const written = join(folder, `${SENDER_FILE}.new`)
  const file = await open(written, 'w')
  try {
    await file.writeFile(JSON.stringify(sender))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(written, join(folder, SENDER_FILE))
  await syncFolder(folder)
}

/** Without it a file can be on disk and its name not. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Two processes in one folder would write over each other. A lock whose process is gone counts for nothing. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const lock = join(folder, LOCK_FILE)
  if (openHere.has(lock)) throw new Error(`the buffer ${folder} is open already`)
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (;;) {
    try {
      await writeFile(lock, mine, { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = await readFile(lock, 'utf8').catch(() => '')
      if (isRunning(holder)) throw new Error(`the buffer ${folder} is used by process ${holder.split(' ')[0]}`)
      await rm(lock, { force: true })
    }
  }
  openHere.add(lock)
  return async () => {
    openHere.delete(lock)
    await rm(lock, { force: true })
  }
}

function isRunning(holder: string): boolean {
  const [pid = '', started = ''] = holder.split(' ')
  if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(Number(pid)) === started
}

/** When a process began, where the system tells: after a restart of the machine its number belongs to somebody else. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
