import { describe, expect, test } from 'vitest'
import { defaultKeypadBindings, type KeypadKey, type KeypadRules, keypadInput, keypadReplace } from './keypad-input.ts'

function typed(keys: readonly KeypadKey[], rules: KeypadRules = {}, from = ''): string {
  return keys.reduce((value, key) => keypadInput(value, key, rules), from)
}

describe('W-TOOL-15 leading zeros', () => {
  test.each<[KeypadKey[], KeypadRules, string]>([
    [['0'], {}, '0'],
    [['0', '0'], {}, '0'],
    [['0', '5'], {}, '5'],
    [['1', '0', '0'], {}, '100'],
    [['0', '0', '4', '2'], { leadingZero: true }, '0042'],
    [['0', 'decimal', '0', '5'], { decimals: true }, '0.05'],
    [['sign', '0', '5'], { negative: true }, '-5'],
  ])('%j with %j gives %j', (keys, rules, expected) => {
    expect(typed(keys, rules)).toBe(expected)
  })
})

describe('W-TOOL-16 W-TOOL-19-X T-LOOK-14 the decimal point', () => {
  test.each<[KeypadKey[], KeypadRules, string]>([
    [['1', 'decimal', '5', 'decimal', '2'], { decimals: true }, '1.52'],
    [['decimal'], { decimals: true }, '0.'],
    [['decimal', '5'], { decimals: true }, '0.5'],
    [['sign', 'decimal'], { decimals: true, negative: true }, '-0.'],
    [['1', 'decimal', '5'], {}, '15'],
    [['1', 'decimal', '5'], { keepsWrong: true }, '1.5'],
    [['1', 'decimal', '5', 'decimal', '2'], { keepsWrong: true }, '1.52'],
  ])('%j with %j gives %j', (keys, rules, expected) => {
    expect(typed(keys, rules)).toBe(expected)
  })
})

describe('W-TOOL-17 T-LOOK-14 actions', () => {
  test.each<[string, KeypadKey, KeypadRules, string]>([
    ['12', 'sign', { negative: true }, '-12'],
    ['-12', 'sign', { negative: true }, '12'],
    ['', 'sign', { negative: true }, '-'],
    ['12', 'sign', {}, '12'],
    ['', 'sign', { keepsWrong: true }, '-'],
    ['-', '5', { keepsWrong: true }, '-5'],
    ['-12.5', 'clear', {}, ''],
    ['', 'clear', {}, ''],
    ['125', 'backspace', {}, '12'],
    ['-1', 'backspace', { negative: true }, '-'],
    ['', 'backspace', {}, ''],
    ['123', '4', { maxDigits: 3 }, '123'],
    ['-12.3', '4', { maxDigits: 3 }, '-12.3'],
  ])('%j then %s with %j is %j', (value, key, rules, expected) => {
    expect(keypadInput(value, key, rules)).toBe(expected)
  })
})

describe('W-TOOL-18 W-TOOL-19-X default bindings', () => {
  test.each([
    ['7', '7'],
    ['.', 'decimal'],
    [',', 'decimal'],
    ['Backspace', 'clear'],
    ['Delete', 'clear'],
    ['c', 'clear'],
    ['C', 'clear'],
    ['Enter', 'enter'],
    ['x', undefined],
  ])('%s does %s', (key, expected) => {
    expect(defaultKeypadBindings[key]).toBe(expected)
  })
})

test.each<[string, KeypadKey, KeypadRules, string]>([
  ['32180', '1', {}, '1'],
  ['32180', '0', {}, '0'],
  ['1.5', 'decimal', { decimals: true }, '0.'],
  ['32180', 'backspace', {}, ''],
  ['32180', 'clear', {}, ''],
  ['12', 'sign', { negative: true }, '-12'],
  ['12', 'sign', { keepsWrong: true }, '-'],
])('T-PLANT-202 a preset %s and the key %s with %j give %j', (value, key, rules, expected) =>
  expect(keypadReplace(value, key, rules)).toBe(expected),
)
