/**
 * The lines of a segment file: NDJSON, each with the checksum of what stands before it. The first line repeats all
 * notes and marks, so that older segments can be deleted; every other line is one signal, or notes without one.
 */
import { crc32 } from 'node:zlib'
import type { HeardSignal, Note, Remembered } from '../define-connector.ts'
import { keptMarks, type Marks } from './marks.ts'
import type { KeptSignal } from './signal-store.ts'

const CRC_TAIL = /,"crc":"([0-9a-f]{8})"\}$/
const TAIL_LENGTH = ',"crc":"00000000"}'.length

export function signalLine(n: number, signal: HeardSignal, { notes, mark }: Remembered): string {
  return withChecksum(JSON.stringify({ n, signal, remember: notes, mark }))
}

export function notesLine(notes: ReadonlyMap<string, number>): string {
  return withChecksum(JSON.stringify({ notes: Object.fromEntries(notes) }))
}

export function headLine(notes: ReadonlyMap<string, number>, marks: Marks): string {
  return withChecksum(JSON.stringify({ notes: Object.fromEntries(notes), marks: marks.all() }))
}

function withChecksum(json: string): string {
  return `${json.slice(0, -1)},"crc":"${checksum(json)}"}\n`
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0')
}

type Line =
  /** `note` alone is what an earlier release wrote. */
  | { n: number; signal: HeardSignal; note?: Note; remember?: readonly Note[]; mark?: string }
  | { notes: Record<string, number>; marks?: readonly string[] }

function readLine(text: string): Line | undefined {
  const crc = CRC_TAIL.exec(text)?.[1]
  if (crc === undefined) return undefined
  const json = `${text.slice(0, -TAIL_LENGTH)}}`
  return checksum(json) === crc ? (JSON.parse(json) as Line) : undefined
}

export interface SegmentContent {
  readonly signals: readonly KeptSignal[]
  readonly notes: ReadonlyMap<string, number>
  readonly marks: Marks
  /** Where the last good line ends: what follows was being written when the process died, and was never taken. */
  readonly bytes: number
  /** Lines that are broken although good ones follow: the disk lost them. */
  readonly damaged: number
}

export function readSegment(content: Buffer): SegmentContent {
  const signals: KeptSignal[] = []
  const notes = new Map<string, number>()
  const marks = keptMarks()
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
    if ('notes' in line) {
      for (const [key, value] of Object.entries(line.notes)) notes.set(key, value)
      for (const mark of line.marks ?? []) marks.add(mark)
      continue
    }
    signals.push({ n: line.n, signal: line.signal })
    for (const { key, value } of line.remember ?? (line.note ? [line.note] : [])) notes.set(key, value)
    marks.add(line.mark)
  }
  return { signals, notes, marks, bytes, damaged }
}
