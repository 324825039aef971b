/**
 * The lines of a segment file: NDJSON, each with the checksum of what stands before it. The first line repeats all
 * notes, so that older segments can be deleted; every other line is one signal.
 */
import { crc32 } from 'node:zlib'
import type { HeardSignal, Note } from '../define-connector.ts'
import type { KeptSignal } from './signal-store.ts'

const CRC_TAIL = /,"crc":"([0-9a-f]{8})"\}$/
const TAIL_LENGTH = ',"crc":"00000000"}'.length

export function signalLine(n: number, signal: HeardSignal, note: Note | undefined): string {
  return withChecksum(JSON.stringify(note ? { n, signal, note } : { n, signal }))
}

export function headLine(notes: ReadonlyMap<string, number>): string {
  return withChecksum(JSON.stringify({ notes: Object.fromEntries(notes) }))
}

function withChecksum(json: string): string {
  return `${json.slice(0, -1)},"crc":"${checksum(json)}"}\n`
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0')
}

type Line = { n: number; signal: HeardSignal; note?: Note } | { notes: Record<string, number> }

function readLine(text: string): Line | undefined {
  const crc = CRC_TAIL.exec(text)?.[1]
  if (crc === undefined) return undefined
  const json = `${text.slice(0, -TAIL_LENGTH)}}`
  return checksum(json) === crc ? (JSON.parse(json) as Line) : undefined
}

export interface SegmentContent {
  readonly signals: readonly KeptSignal[]
  readonly notes: ReadonlyMap<string, number>
  /** Where the last good line ends: what follows was being written when the process died, and was never taken. */
  readonly bytes: number
  /** Lines that are broken although good ones follow: the disk lost them. */
  readonly damaged: number
}

export function readSegment(content: Buffer): SegmentContent {
  const signals: KeptSignal[] = []
  const notes = new Map<string, number>()
  let bytes = 0
  let damaged = 0
  let broken = 0
  for (let from = 0, to = content.indexOf(10); to >= 0; from = to + 1, to = content.indexOf(10, from)) {
    const line = readLine(content.toString('utf8', from, to))
    if (!line) {
      broken += 1
      continue
    }
    damaged += broken
    broken = 0
    bytes = to + 1
    if ('notes' in line) for (const [key, value] of Object.entries(line.notes)) notes.set(key, value)
    else {
      signals.push({ n: line.n, signal: line.signal })
      if (line.note) notes.set(line.note.key, line.note.value)
    }
  }
  return { signals, notes, bytes, damaged }
}
