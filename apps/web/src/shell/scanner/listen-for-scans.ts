import { emptyBuffer, endedScan, isScannerSpeed, type PressedKey, pressed } from '@takt/domain/scanner/scan-buffer.ts'
import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { type FieldBefore, fieldBefore } from './typed-field.ts'

/** Hears a wedge scanner whatever has the focus; what it typed into a field is taken back. */
export function listenForScans(deliver: (code: string) => void): () => void {
  let buffer = emptyBuffer
  let keys: KeyboardEvent[] = []
  let field: FieldBefore | null = null

  const forget = () => {
    buffer = emptyBuffer
    keys = []
    field = null
  }
  const enter = (event: KeyboardEvent) => {
    // Asked only now: by the time of Enter every earlier key has been through the page.
    const typed = keys.some((key) => key.defaultPrevented || isTextEntry(key.target))
    const code = event.repeat ? undefined : endedScan(buffer, { at: event.timeStamp, typed })
    const before = field
    forget()
    if (code === undefined) return
    // Neither the form nor the button that has the focus may take this Enter for its own.
    event.preventDefault()
    event.stopImmediatePropagation()
    before?.restore()
    deliver(code)
  }
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (belongsToStep(event.target)) return forget()
    if (event.key === 'Enter') return enter(event)
    const next = pressed(buffer, asPressed(event))
    if (next === buffer) return
    if (next.startedAt === next.lastAt && next.code.length === 1) {
      keys = []
      field = fieldBefore(event.target)
    }
    keys.push(event)
    // A space inside a code would press the button that has the focus.
    if (event.key === ' ' && isScannerSpeed(buffer) && !isTextEntry(event.target)) event.preventDefault()
    buffer = next
  }
  // Before anything on the page, so that the field is seen as it was.
  window.addEventListener('keydown', listen, true)
  return () => window.removeEventListener('keydown', listen, true)
}

/** The step of a wizard gets its codes as if they were typed: it knows what to do with them, and so do its fields. */
function belongsToStep(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-takes-scans]') !== null) return true
  return target === document.body && document.querySelector('[data-takes-scans]') !== null
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
