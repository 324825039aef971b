/** Signals in files until the server has them: a kill, a crash or a power cut loses nothing that was taken. */
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import type { HeardSignal, Note, Remembered } from '../define-connector.ts'
import { lockFolder, readSender, segmentFile, segmentsIn, syncFolder, writeSender } from './buffer-folder.ts'
import { keptMarks, type Marks } from './marks.ts'
import { headLine, notesLine, readSegment, signalLine } from './segment-lines.ts'
import { CLOSED, type KeptSignal, type SignalStore } from './signal-store.ts'

/** Also what is held in memory of the segment that is written, and of the one that is read. */
const SEGMENT_BYTES = 1024 * 1024
/** A segment that is sent as a whole is left behind only when it has grown: not a new file for every signal. */
const WORTH_LEAVING_BYTES = 64 * 1024
/** The notes and marks that a new segment begins with are to be a small part of it. */
const HEADS_WORTH_LEAVING = 4
const MOST_BYTES = 2 * 1024 * 1024 * 1024
/** One write and one flush to disk for all that came during the last one. */
const MOST_IN_ONE_WRITE = 1000
const TRY_AGAIN_MS = 1000

export interface DiskStoreOptions {
  readonly folder: string
  readonly most_bytes?: number
  readonly segment_bytes?: number
  readonly try_again_ms?: number
  /** Called when the disk takes nothing, with the reason, and with '' when it does again. */
  readonly onTrouble?: (reason: string) => void
  /** How files are opened; a test puts a full disk here. */
  readonly openFile?: (path: string, flags: string) => Promise<FileHandle>
}

interface Waiting {
  /** Absent when only notes are to be kept. */
  readonly signal?: HeardSignal
  readonly remembered: Remembered
  resolve(): void
  reject(error: Error): void
}

interface Active {
  readonly first: number
  readonly file: FileHandle
  readonly signals: KeptSignal[]
  readonly head_bytes: number
  bytes: number
}

export async function openDiskStore(options: DiskStoreOptions): Promise<SignalStore> {
  const { folder, most_bytes = MOST_BYTES, segment_bytes = SEGMENT_BYTES, try_again_ms = TRY_AGAIN_MS } = options
  const openFile = options.openFile ?? open
  const unlock = await lockFolder(folder)
  const opened = await readFolder().catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const { notes, marks } = opened
  let { sender, active, segments } = opened
  let last = active.signals.at(-1)?.n ?? active.first - 1
  let done = (segments[0] ?? active.first) - 1
  let waiting: Waiting[] = []
  let loaded: { first: number; signals: readonly KeptSignal[] } | undefined
  let writing: Promise<void> | undefined
  let trouble = ''
  let closed = false
  let wakeWriter = () => {}

  async function readFolder() {
    const segments = await segmentsIn(folder)
    const sender = await readSender(folder)
    let newest = segments.at(-1)
    let content = newest === undefined ? undefined : readSegment(await readFile(segmentFile(folder, newest)))
    // A segment without a head was being made when the process died: what counts stands in the one before it.
    while (newest !== undefined && content?.bytes === 0) {
      await rm(segmentFile(folder, newest))
      segments.pop()
      newest = segments.at(-1)
      content = newest === undefined ? undefined : readSegment(await readFile(segmentFile(folder, newest)))
    }
    if (newest === undefined || content === undefined) {
      const [notes, marks] = [new Map<string, number>(), keptMarks()]
      return { sender, active: await newSegment(1, notes, marks), segments: [1], notes, marks }
    }
    const file = await openFile(segmentFile(folder, newest), 'r+')
    // What a dying process left half written would stand in the middle of the next line.
    await file.truncate(content.bytes)
    const { signals, bytes, marks } = content
    const active: Active = { first: newest, file, signals: [...signals], head_bytes: 0, bytes }
    return { sender, active, segments, notes: new Map(content.notes), marks }
  }

  async function newSegment(first: number, notes: ReadonlyMap<string, number>, marks: Marks): Promise<Active> {
    const file = await openFile(segmentFile(folder, first), 'w')
    try {
      const head = Buffer.from(headLine(notes, marks))
      await file.write(head, 0, head.length, 0)
      await file.datasync()
      await syncFolder(folder)
      return { first, file, signals: [], head_bytes: head.length, bytes: head.length }
    } catch (error) {
      await file.close()
      await rm(segmentFile(folder, first), { force: true })
      throw error
    }
  }

  async function nextSegment(): Promise<void> {
    const next = await newSegment(last + 1, notes, marks)
    await active.file.close()
    active = next
    segments.push(next.first)
  }

  function say(reason: string): void {
    if (reason === trouble) return
    trouble = reason
    options.onTrouble?.(reason)
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wakeWriter = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** At most the active segment goes beyond a whole number of segments. */
  const isFull = () => (segments.length - 1) * segment_bytes + active.bytes >= most_bytes

  const worthLeaving = () => Math.max(WORTH_LEAVING_BYTES, active.head_bytes * HEADS_WORTH_LEAVING)

  async function writeAll(): Promise<void> {
    while (waiting.length > 0 && !closed) {
      if (isFull() && last > done) {
        say(`the buffer holds ${last - done} signals and is full`)
        await pause(try_again_ms)
        continue
      }
      try {
        if (active.bytes >= (last > done ? segment_bytes : worthLeaving())) await nextSegment()
        await writeGroup(waiting.slice(0, MOST_IN_ONE_WRITE))
        say('')
      } catch (error) {
        say(`the buffer cannot be written: ${(error as Error).message}`)
        await active.file.truncate(active.bytes).catch(() => {})
        await pause(try_again_ms)
      }
    }
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    const text = Buffer.from(linesOf(group, last).join(''))
    const { bytesWritten } = await active.file.write(text, 0, text.length, active.bytes)
    if (bytesWritten < text.length) throw new Error(`only ${bytesWritten} of ${text.length} bytes went to the disk`)
    await active.file.datasync()
    active.bytes += text.length
    waiting = waiting.slice(group.length)
    for (const { signal, remembered, resolve } of group) {
      if (signal) active.signals.push({ n: ++last, signal })
      for (const { key, value } of remembered.notes ?? []) notes.set(key, value)
      marks.add(remembered.mark)
      resolve()
    }
  }

  function write(): void {
    writing ??= writeAll().finally(() => {
      writing = undefined
      // What came between the last look and here would wait for ever.
      if (waiting.length > 0 && !closed) write()
    })
  }

  function put(what: Pick<Waiting, 'signal' | 'remembered'>): Promise<void> {
    if (closed) return Promise.reject(new Error(CLOSED))
    return new Promise((resolve, reject) => {
      waiting.push({ ...what, resolve, reject })
      write()
    })
  }

  async function signalsOf(first: number): Promise<readonly KeptSignal[]> {
    if (first === active.first) return active.signals
    if (loaded?.first !== first) {
      const { signals, damaged } = readSegment(await readFile(segmentFile(folder, first)))
      if (damaged > 0) options.onTrouble?.(`the disk lost ${damaged} signals of ${segmentFile(folder, first)}`)
      loaded = { first, signals }
    }
    return loaded.signals
  }

  return {
    sender: sender.sender,
    get base() {
      return sender.base
    },
    get done() {
      return done
    },
    get last() {
      return last
    },
    keep: (signal, remembered = {}) => put({ signal, remembered }),
    note: (notes) => put({ remembered: { notes } }),
    recall: (key) => notes.get(key),
    isKnown: (mark) => marks.has(mark),
    async read(after, most) {
      for (
        let at = Math.max(
          0,
          segments.findLastIndex((first) => first <= after + 1),
        );
        at < segments.length;
        at++
      ) {
        const found = (await signalsOf(segments[at] as number)).filter(({ n }) => n > after)
        if (found.length > 0) return found.slice(0, most)
      }
      return []
    },
    async forget(upTo) {
      done = Math.max(done, Math.min(upTo, last))
      while (segments.length > 1 && (segments[1] as number) <= done + 1) {
        await rm(segmentFile(folder, segments[0] as number), { force: true })
        segments = segments.slice(1)
      }
      wakeWriter()
    },
    async settle(base) {
      const settled = { ...sender, base }
      await writeSender(folder, settled)
      sender = settled
    },
    async close() {
      closed = true
      wakeWriter()
      await writing
      for (const { reject } of waiting) reject(new Error(CLOSED))
      waiting = []
      await active.file.close()
      await unlock()
    },
  }
}

function linesOf(group: readonly Waiting[], last: number): string[] {
  let n = last
  return group.map(({ signal, remembered }) =>
    signal ? signalLine(++n, signal, remembered) : notesLine(new Map(remembered.notes?.map(pair))),
  )
}

const pair = ({ key, value }: Note) => [key, value] as const
