/** What of a keyboard event a combination is compared with. */
export interface KeyPress {
  key: string
  code?: string
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
  metaKey: boolean
}

export interface Shortcut {
  ctrl: boolean
  alt: boolean
  shift: boolean
  meta: boolean
  /** In lower case. */
  key: string
}

const MODIFIERS = ['ctrl', 'alt', 'shift', 'meta'] as const
const NAMED: Record<string, string> = { space: ' ', esc: 'escape', plus: '+', del: 'delete' }

/** Reads `ctrl+alt+q`. */
export function parseShortcut(text: string): Shortcut {
  const parts = text
    .toLowerCase()
    .split('+')
    .map((part) => part.trim())
  const key = parts.at(-1) ?? ''
  const held = new Set(parts.slice(0, -1))
  const [ctrl, alt, shift, meta] = MODIFIERS.map((modifier) => held.has(modifier)) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ]
  return { ctrl, alt, shift, meta, key: NAMED[key] ?? key }
}

/**
 * The key that was meant. AltGr is ctrl+alt on Windows and turns Q into '@' on some layouts,
 * so a press that gave no letter or digit is read from the key's place.
 */
function meantKey(press: KeyPress): string {
  const key = press.key.toLowerCase()
  if (/^[a-z0-9]$/.test(key) || !press.altKey) return key
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(press.code ?? '')?.[1]?.toLowerCase() ?? key
}

export function matchesShortcut(press: KeyPress, shortcut: Shortcut): boolean {
  if (press.key === 'CapsLock') return false
  if (press.ctrlKey !== shortcut.ctrl || press.altKey !== shortcut.alt || press.metaKey !== shortcut.meta) return false
  const key = meantKey(press)
  // Signs such as '?' need shift on some layouts and not on others; only letters, digits and named keys fix it.
  const sign = key.length === 1 && !/^[a-z0-9 ]$/.test(key)
  return key === shortcut.key && (sign || press.shiftKey === shortcut.shift)
}

/** Plain keys typed into a field are text; combinations with ctrl, alt or meta are not. */
export function worksInFields(shortcut: Shortcut): boolean {
  return shortcut.ctrl || shortcut.alt || shortcut.meta
}
