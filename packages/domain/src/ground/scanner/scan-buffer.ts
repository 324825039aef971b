/** A wedge scanner types like a person, only faster, and presses Enter. This tells the two apart, key by key. */

/** Longer than this without a character, and what came before belongs to something else. */
export const RESET_AFTER_MS = 500
/** Where the characters also reach a field or a key of the page, only this speed and length make them a scan. */
const SCANNER_GAP_MS = 50
const LEAST_SCANNED = 3
/** Bluetooth and slow panels send unevenly: no hand keeps this pace over so many keys, not even on a number block. */
const UNEVEN_GAP_MS = 80
const LEAST_UNEVEN = 6
/** A radio that slept sends the first character, then wakes: nobody types one digit and scans as soon as this. */
const WAKES_WITHIN_MS = 150
/** A single key may come late; after this long it was another hand's, or another code's. */
const LATE_KEY_MS = 250
/** ASCII 29 divides the fields of a GS1 code; keyboards can only say it as Ctrl and a bracket. */
const GROUP_SEPARATOR = '\u001d'

/** Nobody knows what a scanner sent before this long after somebody began to listen. */
const HEARD_AFTER_MS = 100

export interface PressedKey {
  /** As the browser names it: a character, or 'Enter', 'Shift', … */
  readonly key: string
  readonly at: number
  readonly repeat: boolean
  /** Ctrl, Alt or Meta is held; AltGr is not one of them, it makes characters. */
  readonly ctrl: boolean
  readonly altOrMeta: boolean
}

interface Character {
  readonly character: string
  readonly at: number
}

export type ScanBuffer = readonly Character[]

export interface EndedScan {
  readonly code: string
  /** How many characters of the buffer were typed before the code: they stay where they are. */
  readonly before: number
}

export const emptyBuffer: ScanBuffer = []

/** The buffer after a key. Enter is asked about with `endedScan`, and empties it. */
export function pressed(buffer: ScanBuffer, key: PressedKey): ScanBuffer {
  if (key.key === 'Enter') return emptyBuffer
  const character = characterOf(key)
  if (character === undefined) return buffer
  const last = buffer.at(-1)
  // A key from before the last one is another device's, or another clock's: it continues nothing.
  const fresh = last === undefined || key.at < last.at || key.at - last.at >= RESET_AFTER_MS
  // A separator never begins a code: alone it is somebody's shortcut.
  if (fresh && character === GROUP_SEPARATOR) return buffer
  return [...(fresh ? [] : buffer), { character, at: key.at }]
}

/** Whether a code can begin with the newest character: only after a pause that no scanner makes. */
export function mayBegin(buffer: ScanBuffer): boolean {
  const [before, newest] = buffer.slice(-2)
  return newest === undefined || (before !== undefined && newest.at - before.at >= SCANNER_GAP_MS)
}

/** The code that an Enter at this moment delivers. `typed`: its characters also went into a field or moved the page. */
export function endedScan(
  buffer: ScanBuffer,
  { at, typed }: { readonly at: number; readonly typed: boolean },
): EndedScan | undefined {
  const last = buffer.at(-1)
  // An Enter from before the last key is another device's, or another clock's: it ends nothing.
  if (last === undefined || at < last.at || at - last.at >= RESET_AFTER_MS) return undefined
  const before = typed ? scannedFrom(buffer, at) : 0
  if (before === undefined) return undefined
  const code = textOf(buffer.slice(before))
  // A space chooses a row, and Enter after it opens it: that is no code.
  return code.trim() === '' ? undefined : { code, before }
}

/** Whether characters of the code may have been sent before anybody listened: what is left could name another thing. */
export function mayBeCut(firstAt: number, listenedSince: number): boolean {
  return firstAt - listenedSince < HEARD_AFTER_MS
}

/** Whether the newest characters came as only a scanner types, so that a space among them presses no button. */
export function isScannerSpeed(buffer: ScanBuffer): boolean {
  return scannedFrom(buffer, buffer.at(-1)?.at ?? 0) !== undefined
}

/**
 * Where the code begins. A hand may have typed just before the scanner did: what came slowly is not of the code, and
 * a single hiccup within a code does not cut it.
 */
function scannedFrom(buffer: ScanBuffer, until: number): number | undefined {
  const times = buffer.map(({ at }) => at)
  if (until > (times.at(-1) ?? until)) times.push(until)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const begins = (index: number) => {
    const rest = gaps.slice(index)
    const pace = paceOf(rest)
    const length = buffer.length - index
    const limit = length < LEAST_UNEVEN ? SCANNER_GAP_MS : UNEVEN_GAP_MS
    // The pause before the second key is told from a hand's by the pace of those that follow.
    const first = Math.max(SCANNER_GAP_MS, 2 * paceOf(rest.slice(1)))
    return rest.length > 0 && pace < limit && (rest[0] ?? 0) < first && rest.every((gap) => gap < LATE_KEY_MS)
  }
  const found = buffer.findIndex((_, index) => begins(index))
  const start = found === 1 && (gaps[0] ?? 0) < WAKES_WITHIN_MS ? 0 : found
  return start === -1 || buffer.length - start < LEAST_SCANNED ? undefined : start
}

function paceOf(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(gaps.length, 1)
}

function textOf(buffer: ScanBuffer): string {
  return buffer.map(({ character }) => character).join('')
}

function characterOf({ key, repeat, ctrl, altOrMeta }: PressedKey): string | undefined {
  if (repeat || altOrMeta) return undefined
  if (ctrl) return key === ']' || key === GROUP_SEPARATOR ? GROUP_SEPARATOR : undefined
  return [...key].length === 1 ? key : undefined
}
