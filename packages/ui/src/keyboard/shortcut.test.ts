import { describe, expect, test } from 'vitest'
import { type KeyPress, matchesShortcut, parseShortcut, worksInFields } from './shortcut.ts'

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...more }
}

const ctrlAlt = { ctrlKey: true, altKey: true }

describe('D-TOOL-02 D-TOOL-05-X a combination', () => {
  test.each([
    ['ctrl+alt+q', press('q', ctrlAlt), true],
    ['Ctrl+Alt+Q', press('q', ctrlAlt), true],
    ['ctrl+alt+q', press('Q', ctrlAlt), true],
    ['ctrl+alt+q', press('@', { ...ctrlAlt, code: 'KeyQ' }), true],
    ['ctrl+alt+q', press('q', { ctrlKey: true }), false],
    ['ctrl+alt+q', press('q', { ...ctrlAlt, shiftKey: true }), false],
    ['ctrl+alt+q', press('w', { ...ctrlAlt, code: 'KeyW' }), false],
    ['escape', press('Escape'), true],
    ['esc', press('Escape'), true],
    ['space', press(' '), true],
    ['?', press('?', { shiftKey: true }), true],
    ['f2', press('F2'), true],
    ['a', press('a', { ctrlKey: true }), false],
  ])('%s against %j is %s', (text, pressed, expected) => {
    expect(matchesShortcut(pressed, parseShortcut(text))).toBe(expected)
  })
})

describe('D-TOOL-03 a shortcut of a digit', () => {
  test.each([
    [press('5'), true],
    [press('0'), false],
    [press('a'), false],
    [press('F5'), false],
    [press('5', { ctrlKey: true }), false],
  ])('%j is %s', (pressed, expected) => {
    expect(matchesShortcut(pressed, parseShortcut('5'))).toBe(expected)
  })
})

describe('D-TOOL-04 caps lock', () => {
  test('never triggers, not even a shortcut that names it', () => {
    expect(matchesShortcut(press('CapsLock'), parseShortcut('capslock'))).toBe(false)
  })
  test('does not change what a letter means', () => {
    expect(matchesShortcut(press('Q', ctrlAlt), parseShortcut('ctrl+alt+q'))).toBe(true)
  })
})

describe('D-TOOL-05-X inside a field', () => {
  test.each([
    ['ctrl+alt+q', true],
    ['alt+1', true],
    ['q', false],
    ['shift+q', false],
    ['5', false],
  ])('%s works: %s', (text, expected) => {
    expect(worksInFields(parseShortcut(text))).toBe(expected)
  })
})
