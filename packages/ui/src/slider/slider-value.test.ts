import { describe, expect, test } from 'vitest'
import { typedSliderValue } from './slider-value.ts'

const percent = { min: 0, max: 100, step: 1 }
const zoom = { min: 10, max: 150, step: 5 }
const fine = { min: 0, max: 1, step: 0.1 }

describe('D-VALID-04 a value typed beside the slider', () => {
  test.each([
    ['42', percent, 42],
    ['-3', percent, 0],
    ['101', percent, 100],
    ['', percent, 0],
    ['abc', percent, 0],
    ['abc', zoom, 10],
    ['9', zoom, 10],
    ['103', zoom, 105],
    ['9999', zoom, 150],
    ['0,3', fine, 0.3],
    ['0.25', fine, 0.3],
    ['Infinity', percent, 0],
  ])('%j in %j becomes %d', (text, range, expected) => {
    expect(typedSliderValue(text, range)).toBe(expected)
  })
})
