import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, 100, null],
  ['bytes=0-9', 100, [0, 9]],
  ['bytes=90-', 100, [90, 99]],
  ['bytes=-10', 100, [90, 99]],
  ['bytes=-500', 100, [0, 99]],
  ['bytes=50-500', 100, [50, 99]],
  ['bytes=100-', 100, 'none'],
  ['bytes=-0', 100, 'none'],
  ['bytes=9-0', 100, 'none'],
  ['bytes=0-1,4-5', 100, null],
  ['bytes=-', 100, null],
  ['lines=0-9', 100, null],
  ['bytes=0-', 0, 'none'],
] as const)('D-ROUTE-11-X %s of %i bytes', (header, size, range) => expect(byteRange(header, size)).toEqual(range))
