import {
  emptyBuffer,
  endedScan,
  isScannerSpeed,
  mayBeCut,
  mayBegin,
  type PressedKey,
  pressed,
} from '@takt/domain/ground/scanner/scan-buffer.ts'
import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { hearsKeys, keepForScan } from '../../device/scan-takers.ts'
import { takeEarlyKeys } from './early-keys.ts'
import { fieldsBefore, restoreField } from './typed-field.ts'

interface HeardKey {
  readonly event: KeyboardEvent
  /** Undoes this key and all that followed it; only where a code can begin. */
  readonly takeBack?: (target: EventTarget | null) => void
}

interface ScanReader {
  deliver(code: string): void
  /** A code whose beginning nobody may have heard. */
  deliverCut(): void
}

/** Hears a wedge scanner whatever has the focus; what it typed into a field or a keypad is taken back. */
export function listenForScans({ deliver, deliverCut }: ScanReader): () => void {
  const early = takeEarlyKeys()
  let buffer = emptyBuffer
  let keys: HeardKey[] = []

  const enter = (event: KeyboardEvent) => {
    // Asked only now: by the time of Enter every earlier key has been through the page.
    const typed = hearsKeys() || keys.some((key) => key.event.defaultPrevented || isTextEntry(key.event.target))
    const scan = event.repeat ? undefined : endedScan(buffer, { at: event.timeStamp, typed })
    const first = scan && keys[scan.before]
    buffer = emptyBuffer
    keys = []
    if (scan === undefined) return
    // Neither the form nor the button that has the focus may take this Enter for its own.
    event.preventDefault()
    event.stopImmediatePropagation()
    first?.takeBack?.(event.target)
    if (first && mayBeCut(first.event.timeStamp, early.since)) deliverCut()
    else deliver(scan.code)
  }
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Enter') return enter(event)
    const next = pressed(buffer, asPressed(event))
    if (next === buffer) return
    if (next.length === 1) keys = []
    keys.push(mayBegin(next) ? { event, takeBack: keepPage() } : { event })
    // A space inside a code would press the button that has the focus.
    if (event.key === ' ' && isScannerSpeed(buffer) && !isTextEntry(event.target)) event.preventDefault()
    buffer = next
  }
  for (const event of early.events) listen(event)
  // Before anything on the page, so that the field is seen as it was.
  window.addEventListener('keydown', listen, true)
  return () => window.removeEventListener('keydown', listen, true)
}

function keepPage(): (target: EventTarget | null) => void {
  const fields = fieldsBefore()
  const restore = keepForScan()
  return (target) => {
    restoreField(fields, target)
    restore()
  }
}

function asPressed(event: KeyboardEvent): PressedKey {
  const altGr = event.getModifierState('AltGraph')
  return {
    key: event.key,
    at: event.timeStamp,
    repeat: event.repeat,
    ctrl: event.ctrlKey && !altGr,
    altOrMeta: (event.altKey && !altGr) || event.metaKey,
  }
}
