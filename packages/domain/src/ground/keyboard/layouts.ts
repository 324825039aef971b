/** What stands on the on-screen keyboard. A key is a character, or the name of what it does. */

import { languages } from '../languages.ts'
import type { KeyboardLanguage } from './languages.ts'

/** `shift` for one character or, with caps lock, until it is pressed again. */
export const keyboardLayouts = ['default', 'shift', 'special'] as const
export type KeyboardLayout = (typeof keyboardLayouts)[number]

/** Digits alone, or with what a decimal number needs; null: letters. */
export type NumericMode = 'digits' | 'decimal' | null

export const commands = [
  'backspace',
  'enter',
  'shift',
  'caps',
  'special',
  'normal',
  'language',
  'left',
  'right',
  'hide',
  'reset',
  'more',
] as const
export type KeyCommand = (typeof commands)[number]
/** A character stands for itself; a command has a name of several letters. */
export type Key = string
export type KeyRow = readonly Key[]

const letters: Readonly<Record<KeyboardLanguage, readonly string[]>> = {
  en: ['1234567890-', 'qwertyuiop', "asdfghjkl'", 'zxcvbnm,.'],
  sv: ['1234567890-', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm,.'],
  de: ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm,.-'],
}
const shifted: Readonly<Record<KeyboardLanguage, readonly string[]>> = {
  en: ['!@#$%&*()?_', 'QWERTYUIOP', 'ASDFGHJKL"', 'ZXCVBNM;:'],
  sv: ['!"#%&/()=?_', 'QWERTYUIOPÅ', 'ASDFGHJKLÖÄ', 'ZXCVBNM;:'],
  de: ['!"§$%&/()=?', 'QWERTZUIOPÜ', 'ASDFGHJKLÖÄ', 'YXCVBNM;:_'],
}

/** Where the server does not say which special characters a company wants. */
export const builtInSpecials: readonly string[] = ['åäöéüßæø§€£', '!?"#%&/()=+', '@\\|<>{}[]~^', "*'_;:°µ²³½"]

const digitRows: readonly KeyRow[] = [
  ['1', '2', '3', 'backspace'],
  ['4', '5', '6', 'left'],
  ['7', '8', '9', 'right'],
]

export function isCommand(key: Key): key is KeyCommand {
  return (commands as readonly string[]).includes(key)
}

export function keyRows(
  { layout, language, numeric }: { layout: KeyboardLayout; language: KeyboardLanguage; numeric: NumericMode },
  specials: readonly string[] = builtInSpecials,
): KeyRow[] {
  if (numeric) {
    const zero = numeric === 'decimal' ? ['-', '0', languages[language].decimal, 'enter'] : ['0', 'enter']
    return [...digitRows.map((row) => [...row]), zero]
  }
  const special = layout === 'special'
  const [first = '', second = '', third = '', fourth = ''] = special
    ? specials
    : layout === 'shift'
      ? shifted[language]
      : letters[language]
  return [
    [...first, 'backspace'],
    [...second],
    special ? [...third, 'enter'] : ['caps', ...third, 'enter'],
    special ? [...fourth] : ['shift', ...fourth, 'shift'],
    [special ? 'normal' : 'special', ' ', 'left', 'right'],
  ]
}
