import { describe, expect, test } from 'vitest'
import { contrastRatio, contrastText } from './contrast.ts'
import { parseHexColor } from './hex-color.ts'

describe('a typed colour', () => {
  test.each([
    ['#0A5C74', '#0a5c74'],
    ['0a5c74', '#0a5c74'],
    [' #abc ', '#aabbcc'],
    ['#abcd', null],
    ['red', null],
    ['', null],
  ])('%j becomes %j', (text, expected) => {
    expect(parseHexColor(text)).toBe(expected)
  })
})

describe('text on a colour of the company', () => {
  test.each(['#000000', '#ffffff', '#ffd400', '#0a5c74', '#777777', '#ff0000', '#00a651', '#7a1fa2'])(
    'reads at 4.5:1 or better on %s',
    (background) => {
      expect(contrastRatio(background, contrastText(background))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['#ffd400', '#000000'],
    ['#0a5c74', '#ffffff'],
  ])('on %s is %s', (background, expected) => {
    expect(contrastText(background)).toBe(expected)
  })
})
