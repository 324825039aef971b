import { expect, test } from 'vitest'
import { compareCodes } from './compare-codes.ts'

test.each<[string, readonly string[], readonly string[]]>([
  ['digits as numbers', ['10', '9', '100'], ['9', '10', '100']],
  ['texts after them', ['A1', '10', 'A10', '2'], ['2', '10', 'A1', 'A10']],
  ['leading zeros', ['010', '9', '10'], ['9', '010', '10']],
  [
    'more digits than a number holds',
    ['90000000000000000001', '90000000000000000000'],
    ['90000000000000000000', '90000000000000000001'],
  ],
])('W-STEP-28-X %s', (_title, given, expected) => expect([...given].sort(compareCodes)).toEqual(expected))

test.each([
  ['9', '10', -1],
  ['10', '9', 1],
  ['10', '10', 0],
  ['010', '10', -1],
  ['10', '010', 1],
  ['A', 'B', -1],
  ['B', 'A', 1],
  ['A', 'A', 0],
  ['A', '9', 1],
  ['9', 'A', -1],
  ['-1', '9', 1],
  ['9', '-1', -1],
])('W-STEP-28-X %s beside %s: %i', (a, b, expected) => expect(Math.sign(compareCodes(a, b))).toBe(expected))
