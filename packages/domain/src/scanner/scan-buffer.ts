/** A wedge scanner types like a person, only faster, and presses Enter. This tells the two apart, key by key. */

/** Longer than this without a character, and what came before belongs to something else. */
export const RESET_AFTER_MS = 500
/** Where the characters also reach a field or a key of the page, only this speed and length make them a scan. */
const SCANNER_GAP_MS = 50
const LEAST_SCANNED = 3
/** ASCII 29 divides the fields of a GS1 code; keyboards can only say it as Ctrl and a bracket. */
const GROUP_SEPARATOR = '\u001d'

export interface PressedKey {
  /** As the browser names it: a character, or 'Enter', 'Shift', … */
  readonly key: string
  readonly at: number
  readonly repeat: boolean
  /** Ctrl, Alt or Meta is held; AltGr is not one of them, it makes characters. */
  readonly ctrl: boolean
  readonly altOrMeta: boolean
}

export interface ScanBuffer {
  readonly code: string
  readonly startedAt: number
  readonly lastAt: number
}

export const emptyBuffer: ScanBuffer = { code: '', startedAt: 0, lastAt: 0 }

/** The buffer after a key. Enter is asked about with `endedScan`, and empties it. */
export function pressed(buffer: ScanBuffer, key: PressedKey): ScanBuffer {
  if (key.key === 'Enter') return emptyBuffer
  const character = characterOf(key)
  if (character === undefined) return buffer
  const fresh = buffer.code === '' || key.at - buffer.lastAt >= RESET_AFTER_MS
  // A separator never begins a code: alone it is somebody's shortcut.
  if (fresh && character === GROUP_SEPARATOR) return buffer
  return fresh
    ? { code: character, startedAt: key.at, lastAt: key.at }
    : { code: buffer.code + character, startedAt: buffer.startedAt, lastAt: key.at }
}

/** The code that an Enter at this moment delivers. `typed`: its characters also went into a field or moved the page. */
export function endedScan(buffer: ScanBuffer, enter: { at: number; typed: boolean }): string | undefined {
  // A space chooses a row, and Enter after it opens it: that is no code.
  if (buffer.code.trim() === '' || enter.at - buffer.lastAt >= RESET_AFTER_MS) return undefined
  return enter.typed && !isScannerSpeed(buffer, enter.at) ? undefined : buffer.code
}

/** Whether the characters so far came as only a scanner types, so that a space among them presses no button. */
export function isScannerSpeed({ code, startedAt, lastAt }: ScanBuffer, until = lastAt): boolean {
  if (code.length < LEAST_SCANNED) return false
  const gaps = until === lastAt ? code.length - 1 : code.length
  return (until - startedAt) / gaps < SCANNER_GAP_MS
}

function characterOf({ key, repeat, ctrl, altOrMeta }: PressedKey): string | undefined {
  if (repeat || altOrMeta) return undefined
  if (ctrl) return key === ']' || key === GROUP_SEPARATOR ? GROUP_SEPARATOR : undefined
  return [...key].length === 1 ? key : undefined
}
