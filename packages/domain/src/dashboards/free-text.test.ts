import { expect, test } from 'vitest'
import {
  ANIMATION_DURATIONS,
  cutLabel,
  FONT_SIZES,
  freeText,
  LABEL_SIZES,
  ROTATIONS,
  TEXT_SIZES,
  TEXT_TAGS,
} from './free-text.ts'

test('D-LIMIT-22 D-LIMIT-43 D-LIMIT-44-C sizes of text', () => {
  expect(FONT_SIZES).toEqual([12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120])
  expect(TEXT_SIZES).toEqual([10, ...FONT_SIZES])
})

test('D-LIMIT-21 D-LIMIT-23 D-LIMIT-45 D-LIMIT-46 the other lists', () => {
  expect(ROTATIONS).toEqual([0, 90, -90])
  expect(TEXT_TAGS).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'fit', 'marquee'])
  expect(LABEL_SIZES).toEqual([-1, 2, 4, 6, 8, 12, 14, 16, 18])
  expect(ANIMATION_DURATIONS).toEqual([1, 650, 1300])
})

test.each([
  ['Tool change', 4, 'Tool…'],
  ['Tool', 4, 'Tool'],
  ['Tool change', -1, 'Tool change'],
  ['Quality problem', 8, 'Quali…lem'],
  ['Quality check at start', 14, 'Quality c…start'],
  ['Quality check', 14, 'Quality check'],
  ['Kvalitetskontroll', 14, 'Kvalitets…troll'],
])('D-LIMIT-24-X T-PLANT-456 %s cut at %s is %s', (label, most, expected) =>
  expect(cutLabel(label, most)).toBe(expected),
)

test.each([
  ['Hall A\nline 7', 'Hall A\nline 7'],
  ['t:state.running', 'Running'],
  ['t:nothing.such', 'nothing.such'],
])('D-WIDGET-31-X %s', (text, expected) => {
  expect(freeText(text, (key) => (key === 'state.running' ? 'Running' : undefined))).toBe(expected)
})
