import { describe, expect, test } from 'vitest'
import { candidatePage, candidatePages, candidatesFor } from './candidates.ts'
import { newKeyboard, readKeyboard } from './keyboard-state.ts'
import { builtInSpecials, type KeyboardLayout, keyboardLayouts, keyRows } from './layouts.ts'
import { numericModeOf, stripped } from './numeric.ts'
import { HANDLE, limitPlace, toPercent, toPixels } from './place.ts'
import { type KeyboardMood, press, repeats, scannerIsTyping } from './press.ts'
import { areSpecials, specialRows } from './specials.ts'

const mood: KeyboardMood = { layout: 'default', caps: false, language: 'sv' }
const after = (from: KeyboardMood, ...keys: string[]) => keys.reduce((now, key) => press(now, key).mood, from)
const written = (...keys: string[]) => {
  let now: KeyboardMood = { ...mood, language: 'en' }
  let text = ''
  for (const key of keys) {
    const { mood: next, action } = press(now, key)
    if (action.does === 'write') text += action.text
    now = next
  }
  return { text, now }
}
const rowsOf = (layout: KeyboardLayout, language: 'en' | 'sv' = 'sv') => keyRows({ layout, language, numeric: null })

describe('keys', () => {
  test('W-TOOL-04 default, shift and special differ, numeric has digits only', () => {
    expect(keyboardLayouts.map((layout) => rowsOf(layout)[1]?.slice(0, 3).join(''))).toEqual(['qwe', 'QWE', '!?"'])
    const digits = keyRows({ layout: 'default', language: 'sv', numeric: 'digits' }).flat()
    expect(digits.filter((key) => key.length === 1).join('')).toBe('1234567890')
    const decimal = (language: 'en' | 'sv') => keyRows({ layout: 'shift', language, numeric: 'decimal' }).flat()
    expect(decimal('sv')).toContain(',')
    expect(decimal('en')).toContain('.')
  })

  test('W-TOOL-05 shift or caps lock switches between default and shift', () => {
    expect(after(mood, 'shift').layout).toBe('shift')
    expect(after(mood, 'shift', 'shift').layout).toBe('default')
    expect(after(mood, 'caps').layout).toBe('shift')
    expect(after(mood, 'caps', 'caps').layout).toBe('default')
    expect(after(mood, 'caps', 'shift')).toMatchObject({ layout: 'default', caps: false })
  })

  test('shift holds for one character, caps lock stays', () => {
    expect(written('shift', 'A', 'b')).toMatchObject({ text: 'Ab', now: { layout: 'default' } })
    expect(written('caps', 'A', 'B', 'backspace')).toMatchObject({ text: 'AB', now: { layout: 'shift', caps: true } })
  })

  test('W-TOOL-06 special leads to the special layout, normal back to where caps lock was', () => {
    expect(after(mood, 'special').layout).toBe('special')
    expect(after(mood, 'special', '€', 'normal').layout).toBe('default')
    expect(after(mood, 'caps', 'special', 'normal').layout).toBe('shift')
  })

  test('Swedish letters stand on the Swedish keyboard', () => {
    expect(rowsOf('default').flat()).toEqual(expect.arrayContaining(['å', 'ä', 'ö']))
    expect(rowsOf('shift').flat()).toEqual(expect.arrayContaining(['Å', 'Ä', 'Ö']))
    expect(rowsOf('default', 'en').flat()).not.toContain('å')
    expect(after(mood, 'language').language).toBe('de')
    expect(after(mood, 'language', 'language').language).toBe('en')
    expect(after(mood, 'language', 'language', 'language').language).toBe('sv')
  })

  test('no layout has a character twice', () => {
    for (const layout of keyboardLayouts) {
      for (const language of ['en', 'sv'] as const) {
        const signs = rowsOf(layout, language)
          .flat()
          .filter((key) => key.length === 1)
        expect(new Set(signs).size).toBe(signs.length)
      }
    }
  })

  test('characters, backspace and arrows repeat, the others do not', () => {
    expect(['a', 'backspace', 'left', 'right'].every(repeats)).toBe(true)
    expect(['shift', 'caps', 'enter', 'special', 'hide', 'language'].some(repeats)).toBe(false)
  })
})

test.each([
  [null, false],
  [1000, true],
  [901, true],
  [900, false],
])('a key of the screen waits while a scanner types: its last character at %s of 1000 → %s', (last, waits) =>
  expect(scannerIsTyping(last, 1000)).toBe(waits),
)

describe('numeric', () => {
  test.each([
    ['12a-3', 'digits', '123'],
    ['-1,5x', 'decimal', '-1,5'],
    ['12a', null, '12a'],
  ] as const)('W-TOOL-13 %s as %s is %s', (text, numeric, left) => expect(stripped(text, numeric)).toBe(left))

  test.each([
    ['text', 'numeric', 'digits'],
    ['tel', '', 'digits'],
    ['number', '', 'decimal'],
    ['text', 'decimal', 'decimal'],
    ['text', '', null],
    ['password', '', null],
  ] as const)('a field of type %s that asks for %s is %s', (type, inputMode, numeric) =>
    expect(numericModeOf({ type, inputMode })).toBe(numeric),
  )
})

describe('place', () => {
  const window = { width: 1280, height: 800 }
  const keyboard = { width: 900, height: 340 }
  test.each([
    [
      { left: 10, bottom: -300 },
      { left: 40, bottom: -190 },
    ],
    [
      { left: 5000, bottom: 5000 },
      { left: 1280 - 2 * HANDLE, bottom: 460 },
    ],
    [
      { left: 200, bottom: -20 },
      { left: 200, bottom: -20 },
    ],
  ])('W-TOOL-09 W-TOOL-10-C %o is limited to %o in pixels', (wanted, place) =>
    expect(limitPlace(wanted, window, keyboard)).toEqual(place),
  )

  test('W-TOOL-10-C the result is kept in percent and limited again in another window', () => {
    const kept = toPercent({ left: 640, bottom: 400 }, window)
    expect(kept).toEqual({ left: 50, bottom: 50 })
    const small = { width: 800, height: 500 }
    expect(limitPlace(toPixels(kept, small), small, keyboard)).toEqual({ left: 400, bottom: 160 })
  })

  test('a keyboard lower than the limit keeps its handle above the lower edge', () =>
    expect(limitPlace({ left: 100, bottom: -190 }, window, { width: 500, height: 150 }).bottom).toBe(HANDLE - 150))
})

describe('what a device keeps', () => {
  test.each([
    [undefined, newKeyboard],
    ['nonsense', newKeyboard],
    [{ enabled: 'yes', language: 'xx', position: { left: 'x', bottom: 3 } }, newKeyboard],
    [
      { enabled: true, static: false, language: 'en', position: { left: 12.5, bottom: -4 } },
      { enabled: true, static: false, language: 'en', position: { left: 12.5, bottom: -4 } },
    ],
  ])('%o is read as %o', (stored, kept) => expect(readKeyboard(stored)).toEqual(kept))
})

describe('candidates', () => {
  test('W-TOOL-12 five on a page, and pages go round', () => {
    const all = candidatesFor('e')
    expect(all.length).toBeGreaterThan(5)
    expect(candidatePage(all, 0)).toEqual(all.slice(0, 5))
    expect(candidatePage(all, 1)).toEqual(all.slice(5, 10))
    expect(candidatePage(all, candidatePages(all))).toEqual(all.slice(0, 5))
  })
  test('a capital is offered capitals, a digit nothing', () => {
    expect(candidatesFor('N')).toEqual(['Ñ', 'Ń', 'Ň'])
    expect(candidatesFor('7')).toEqual([])
  })
})

describe('special characters', () => {
  test('what the company wants stands first, none twice, and all fit', () => {
    const rows = specialRows('sv', 'Ω é')
    expect(rows[0]?.startsWith('Ωé')).toBe(true)
    expect(new Set(rows.join('')).size).toBe([...rows.join('')].length)
    expect(areSpecials(rows)).toBe(true)
  })
  test('the built-in ones have å ä ö é ü ß and punctuation; an odd answer is none', () => {
    expect([...'åäöéüß!?"'].every((sign) => builtInSpecials.join('').includes(sign))).toBe(true)
    expect(areSpecials(builtInSpecials)).toBe(true)
    expect(areSpecials(undefined)).toBe(false)
    expect(areSpecials(['a'])).toBe(false)
  })
})
