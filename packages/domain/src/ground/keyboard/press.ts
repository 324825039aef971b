import { type KeyboardLanguage, keyboardLanguages } from './languages.ts'
import { isCommand, type Key, type KeyboardLayout } from './layouts.ts'

export interface KeyboardMood {
  readonly layout: KeyboardLayout
  readonly caps: boolean
  readonly language: KeyboardLanguage
}

/** What a key asks of the field that has the focus. */
export type KeyAction =
  | { readonly does: 'write'; readonly text: string }
  | { readonly does: 'backspace' | 'enter' | 'left' | 'right' | 'hide' | 'reset' | 'more' | 'nothing' }

export interface Pressed {
  readonly mood: KeyboardMood
  readonly action: KeyAction
}

const nothing: KeyAction = { does: 'nothing' }

/** Shift holds for one character; caps lock until it is pressed again. */
export function press(mood: KeyboardMood, key: Key): Pressed {
  if (!isCommand(key)) {
    const layout = mood.layout === 'shift' && !mood.caps ? 'default' : mood.layout
    return { mood: { ...mood, layout }, action: { does: 'write', text: key } }
  }
  switch (key) {
    case 'shift':
      return { mood: { ...mood, layout: mood.layout === 'shift' ? 'default' : 'shift', caps: false }, action: nothing }
    case 'caps':
      return { mood: { ...mood, layout: mood.caps ? 'default' : 'shift', caps: !mood.caps }, action: nothing }
    case 'special':
      return { mood: { ...mood, layout: 'special' }, action: nothing }
    case 'normal':
      return { mood: { ...mood, layout: mood.caps ? 'shift' : 'default' }, action: nothing }
    case 'language':
      return { mood: { ...mood, language: nextLanguage(mood.language) }, action: nothing }
    default:
      return { mood, action: { does: key } }
  }
}

function nextLanguage(language: KeyboardLanguage): KeyboardLanguage {
  const at = keyboardLanguages.indexOf(language)
  return keyboardLanguages[(at + 1) % keyboardLanguages.length] ?? language
}

export const REPEAT_AFTER_MS = 500
export const REPEAT_EVERY_MS = 100

/** A shift that toggles ten times a second would be anybody's guess. */
export function repeats(key: Key): boolean {
  return !isCommand(key) || key === 'backspace' || key === 'left' || key === 'right'
}

/** Two gaps of a wedge scanner: as long as its characters come, no key of the screen goes between them. */
const SCANNER_QUIET_MS = 100

export function scannerIsTyping(lastKeyAt: number | null, now: number): boolean {
  return lastKeyAt !== null && now - lastKeyAt < SCANNER_QUIET_MS
}
